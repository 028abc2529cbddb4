import { constants } from 'node:fs'
import { mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFileStream } from './file-stream.ts'

/** Keeps bytes under an id. What they are is the database's business. */
export interface BlobStore {
  write(blobId: string, bytes: Uint8Array): Promise<void>
  /** Writes at a place of a blob that grows piece by piece. Settles once the bytes are on the disk. */
  writeAt(blobId: string, offset: number, bytes: Uint8Array): Promise<void>
  /** @returns Undefined when there is nothing under this id. */
  load(blobId: string): Promise<Buffer | undefined>
  /** @returns Bytes from `start` up to, not including, `end`, read as they are asked for. Fails where there are fewer. */
  stream(blobId: string, start: number, end: number): ReadableStream<Uint8Array<ArrayBuffer>>
  /** @returns Undefined when there is nothing under this id. */
  loadSize(blobId: string): Promise<number | undefined>
  remove(blobId: string): Promise<void>
}

/** Keeps each blob as one file. Ids are made by the server; any other text never reaches the file system. */
export function createBlobStore(folder: string): BlobStore {
  const pathOf = (blobId: string) => {
    if (!/^[\w-]{8,64}$/.test(blobId)) throw new RangeError('Not the id of a blob')
    return join(folder, blobId.slice(0, 2), blobId)
  }
  return {
    async write(blobId, bytes) {
      const path = pathOf(blobId)
      await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
      await writeFile(path, bytes, { mode: 0o600, flag: 'wx' })
    },
    async writeAt(blobId, offset, bytes) {
      const path = pathOf(blobId)
      await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
      await using file = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600)
      for (let written = 0; written < bytes.length;) {
        const { bytesWritten } = await file.write(bytes, written, bytes.length - written, offset + written)
        written += bytesWritten
      }
      await file.datasync()
    },
    load: (blobId) => readFile(pathOf(blobId)).catch(absent),
    stream: (blobId, start, end) => createFileStream(pathOf(blobId), start, end),
    loadSize: async (blobId) => (await stat(pathOf(blobId)).catch(absent))?.size,
    async remove(blobId) {
      await rm(pathOf(blobId), { force: true })
    },
  }
}

function absent(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}
