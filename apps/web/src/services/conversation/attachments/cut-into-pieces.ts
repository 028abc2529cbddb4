import type { Bytes } from '@umkreis/crypto'

/**
 * Cuts a stream of bytes into pieces of one length; the last one may be shorter. Holds one piece at a time.
 *
 * @param pieceBytes Whole number, 1 or more.
 */
export async function* cutIntoPieces(stream: AsyncIterable<Bytes>, pieceBytes: number): AsyncGenerator<Bytes, void> {
  let piece = new Uint8Array(pieceBytes)
  let filled = 0
  for await (const bytes of stream) {
    for (let taken = 0; taken < bytes.length;) {
      const next = bytes.subarray(taken, taken + pieceBytes - filled)
      piece.set(next, filled)
      filled += next.length
      taken += next.length
      if (filled < pieceBytes) continue
      yield piece
      piece = new Uint8Array(pieceBytes)
      filled = 0
    }
  }
  if (filled > 0) yield piece.slice(0, filled)
}
