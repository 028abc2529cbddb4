import type { S3Client } from './s3-client.ts'
import { createS3Refusal } from './s3-error.ts'

/** A stretch of a blob that one object holds: `end` is not included, and the object may be longer. */
export interface S3Piece {
  key: string
  start: number
  end: number
}

interface Reading {
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>
  abort: AbortController
  /** Where the stretch ends that is being read. */
  end: number
}

/**
 * Bytes of a blob as a stream that asks the storage with the first read, for one object after the other. A body that
 * breaks off is asked for again from where it broke.
 *
 * @param pieces Adjoining, in order.
 * @param end Not included. The stream fails when the pieces hold less.
 */
export function createS3Stream(
  s3: S3Client,
  pieces: readonly S3Piece[],
  start: number,
  end: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let position = start
  let reading: Reading | undefined
  let failures = 0
  const stop = () => {
    reading?.abort.abort()
    reading = undefined
  }
  const begin = () => {
    const piece = pieces.find((one) => one.start <= position && position < one.end)
    if (!piece) throw new Error('A file is shorter than it should be')
    const stretchEnd = Math.min(end, piece.end)
    const range = { first: position - piece.start, last: stretchEnd - 1 - piece.start }
    return s3.call({ method: 'GET', key: piece.key, range }, async (response, abort): Promise<Reading> => {
      if (response.status !== 206 || !response.body) throw await createS3Refusal('GET', response)
      return { reader: response.body.getReader(), abort, end: stretchEnd }
    })
  }
  const readOn = async (): Promise<Uint8Array<ArrayBuffer>> => {
    for (;;) {
      // Its own failures are tried again inside.
      const { reader, abort } = (reading ??= await begin())
      const timer = setTimeout(() => abort.abort(new Error('No further part in time')), s3.patience.answerMs)
      try {
        const { value } = await reader.read()
        if (!value) throw new Error('The body ended early')
        failures = 0
        return value
      } catch (error) {
        stop()
        failures += 1
        if (failures >= s3.patience.attempts) throw error
      } finally {
        clearTimeout(timer)
      }
    }
  }
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          if (position < end) {
            const bytes = await readOn()
            const wanted = bytes.subarray(0, (reading?.end ?? end) - position)
            position += wanted.length
            controller.enqueue(wanted)
            if (position === reading?.end) stop()
          }
          if (position >= end) controller.close()
        } catch (error) {
          stop()
          throw error
        }
      },
      cancel: stop,
    },
    { highWaterMark: 0 },
  )
}
