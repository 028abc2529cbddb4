import { constants } from 'node:fs'
import { mkdir, open, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BlobStore, requireBlobId } from './blob-store.ts'
import { createFileStream } from './file-stream.ts'

/** Keeps each blob as one file. */
export function createFileBlobs(folder: string): BlobStore {
  const pathOf = (blobId: string) => join(folder, requireBlobId(blobId).slice(0, 2), blobId)
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
    load: async (blobId) => readFile(pathOf(blobId)).catch(absent),
    async open(blobId) {
      const path = pathOf(blobId)
      const found = await stat(path).catch(absent)
      return found && { size: found.size, stream: (start, end) => createFileStream(path, start, end) }
    },
    async remove(blobId) {
      await rm(pathOf(blobId), { force: true })
    },
    async isEmpty() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent)
      return !entries?.some((entry) => entry.isFile())
    },
  }
}

function absent(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}
