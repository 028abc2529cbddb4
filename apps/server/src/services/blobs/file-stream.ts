import { type FileHandle, open } from 'node:fs/promises'

const CHUNK_BYTES = 65_536

/**
 * Bytes of a file as a stream that opens the file with the first read: whoever only asks for headers leaves nothing open.
 *
 * @param end Not included. The stream fails when the file is shorter.
 */
export function createFileStream(path: string, start: number, end: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let file: FileHandle | undefined
  let position = start
  const close = async () => {
    await file?.close()
    file = undefined
  }
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          if (position < end) {
            file ??= await open(path)
            const bytes = new Uint8Array(Math.min(CHUNK_BYTES, end - position))
            const { bytesRead } = await file.read(bytes, 0, bytes.length, position)
            if (bytesRead === 0) throw new Error('A file is shorter than it should be')
            position += bytesRead
            controller.enqueue(bytes.subarray(0, bytesRead))
          }
          if (position === end) {
            await close()
            controller.close()
          }
        } catch (error) {
          await close()
          throw error
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  )
}
