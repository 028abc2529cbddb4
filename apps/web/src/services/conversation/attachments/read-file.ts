import type { Bytes } from '@umkreis/crypto'

/** The file was moved, changed or taken away since it was chosen. */
export class FileUnreadableError extends Error {
  override name = 'FileUnreadableError'
  constructor(options?: ErrorOptions) {
    super('The file can’t be read any more', options)
  }
}

/** Bytes that are read and sealed before the page gets its turn again: a few milliseconds of work. */
const READ_BYTES = 262_144

/**
 * Reads a file in steps, each in a turn of its own, so that the page stays responsive however long the file is. The
 * platform's own stream hands out pieces of megabytes in some browsers, and is no async iterator in others.
 *
 * @throws {FileUnreadableError} While iterating.
 */
export async function* readFile(file: Blob): AsyncGenerator<Bytes, void> {
  for (let offset = 0; offset < file.size; offset += READ_BYTES) {
    let bytes: ArrayBuffer
    try {
      bytes = await file.slice(offset, offset + READ_BYTES).arrayBuffer()
    } catch (cause) {
      throw new FileUnreadableError({ cause })
    }
    yield new Uint8Array(bytes)
  }
}
