import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps bytes under an id. What they are is the database's business. */
export interface BlobStore {
  write(blobId: string, bytes: Uint8Array): Promise<void>
  /** @returns Undefined when there is nothing under this id. */
  load(blobId: string): Promise<Buffer | undefined>
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
    async load(blobId) {
      try {
        return await readFile(pathOf(blobId))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    async remove(blobId) {
      await rm(pathOf(blobId), { force: true })
    },
  }
}
