import type { KeyStore } from '../conversation/key-store.ts'
import { createSerial, type Serial } from '../conversation/serial.ts'

/** A key store in memory. `contents` is what it holds: a test can look at it, copy it, or lose it. */
export interface MemoryKeyStore extends KeyStore {
  readonly contents: Map<string, Uint8Array<ArrayBuffer>>
}

/** An empty key store in memory. */
export function createMemoryKeyStore(): MemoryKeyStore {
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()
  const locks = new Map<string, Serial>()
  return {
    contents,
    get: (name) => Promise.resolve(contents.get(name)?.slice()),
    async put(name, value) {
      contents.set(name, value.slice())
    },
    async delete(name) {
      contents.delete(name)
    },
    lock(name, task) {
      let serial = locks.get(name)
      if (!serial) {
        serial = createSerial()
        locks.set(name, serial)
      }
      return serial(task)
    },
  }
}
