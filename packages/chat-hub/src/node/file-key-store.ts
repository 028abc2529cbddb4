import { mkdir, open, readFile, rename, rm, type FileHandle } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { KeyStore } from '../conversation/key-store.ts'
import { createSerial, type Serial } from '../conversation/serial.ts'

/** A {@link KeyStore} in a folder of its own. */
export interface FileKeyStore extends KeyStore {
  /** Lets another process open the folder. Nothing is to be asked of the store afterwards. */
  close(): Promise<void>
}

/** Another living process has the folder open: two at once would overwrite what the other has seen. */
export class FileKeyStoreInUseError extends Error {
  override name = 'FileKeyStoreInUseError'
  constructor(
    readonly folder: string,
    readonly processId: number,
  ) {
    super(`Process ${processId} keeps its keys in ${folder}`)
  }
}

const OWNER_ONLY = 0o600
const LOCK = 'in-use'
const openHere = new Set<string>()

/**
 * Keeps keys in files that only their owner may read, one for each name. Whoever reads the folder is that device: it belongs where the program's
 * other secrets are.
 *
 * @param folder Made if it is not there; one for each person and device.
 * @throws {FileKeyStoreInUseError} If another process has it open. What a process that died left behind does not count.
 */
export async function openFileKeyStore(folder: string): Promise<FileKeyStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await takeFolder(folder)
  const locks = new Map<string, Serial>()
  const pathOf = (name: string) => join(folder, `value-${encodeURIComponent(name)}`)
  return {
    async get(name) {
      const found = await readFile(pathOf(name)).catch(unlessMissing)
      return found && new Uint8Array(found)
    },
    async put(name, value) {
      await withFile(`${pathOf(name)}.new`, 'w', async (file) => {
        await file.writeFile(value)
        await file.sync()
      })
      // In one step: a crash leaves the value before or the value after, never half of one.
      await rename(`${pathOf(name)}.new`, pathOf(name))
      await withFile(folder, 'r', (entry) => entry.sync())
    },
    delete: (name) => rm(pathOf(name), { force: true }),
    lock(name, task) {
      const serial = locks.get(name) ?? createSerial()
      locks.set(name, serial)
      return serial(task)
    },
    async close() {
      openHere.delete(resolve(folder))
      await rm(join(folder, LOCK), { force: true })
    },
  }
}

async function takeFolder(folder: string): Promise<void> {
  const path = join(folder, LOCK)
  try {
    await withFile(path, 'wx', (file) => file.writeFile(String(process.pid)))
    openHere.add(resolve(folder))
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    const processId = Number(await readFile(path, 'utf8').catch(unlessMissing))
    if (isHolder(folder, processId)) throw new FileKeyStoreInUseError(folder, processId)
    await rm(path, { force: true })
    await takeFolder(folder)
  }
}

async function withFile<T>(path: string, flags: string, task: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, flags, OWNER_ONLY)
  try {
    return await task(file)
  } finally {
    await file.close()
  }
}

function isHolder(folder: string, processId: number): boolean {
  if (!Number.isSafeInteger(processId) || processId < 1) return false
  // In a container every start has the same number: one that this process has not taken is left over from the last.
  if (processId === process.pid) return openHere.has(resolve(folder))
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

function unlessMissing(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT')) throw error
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
