import { HubProtocolError } from './errors.ts'

/** Puts records together again that arrive in pieces, with a bound on what waits for its end mark. */
export interface RecordReader {
  /**
   * Takes the next piece and returns the records that it completes, in order.
   *
   * @throws {HubProtocolError} `record-too-long`, or `invalid-text` if a record is not UTF-8. The reader is of no use afterwards.
   */
  push(piece: string | Uint8Array): string[]
}

const SEPARATOR_BYTE = 0x1e

/**
 * Creates a reader that works on bytes, so that a record may be cut anywhere, inside a UTF-8 character too (rules RC2, RC3).
 *
 * @param maxRecordBytes Length in bytes from which on a record is refused, complete or not, its end mark aside.
 */
export function createRecordReader(maxRecordBytes: number): RecordReader {
  const encoder = new TextEncoder()
  // fatal: a replacement character in a record would turn damaged input into other, valid input.
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let waiting: Uint8Array[] = []
  let waitingBytes = 0

  function take(end: Uint8Array): string {
    const length = waitingBytes + end.length
    if (length > maxRecordBytes) throw new HubProtocolError('record-too-long')
    const bytes = waiting.length === 0 ? end : concatenate([...waiting, end], length)
    waiting = []
    waitingBytes = 0
    try {
      return decoder.decode(bytes)
    } catch (cause) {
      throw new HubProtocolError('invalid-text', { cause })
    }
  }

  return {
    push(piece) {
      const bytes = typeof piece === 'string' ? encoder.encode(piece) : piece
      const records: string[] = []
      let start = 0
      for (;;) {
        const end = bytes.indexOf(SEPARATOR_BYTE, start)
        if (end === -1) break
        records.push(take(bytes.subarray(start, end)))
        start = end + 1
      }
      if (start < bytes.length) {
        // A copy, because the socket may reuse the memory of what it handed out.
        waiting.push(bytes.slice(start))
        waitingBytes += bytes.length - start
        if (waitingBytes > maxRecordBytes) throw new HubProtocolError('record-too-long')
      }
      return records
    },
  }
}

function concatenate(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length)
  let offset = 0
  for (const piece of pieces) {
    all.set(piece, offset)
    offset += piece.length
  }
  return all
}
