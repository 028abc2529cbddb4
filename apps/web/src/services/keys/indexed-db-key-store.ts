import type { KeyStore } from '@umkreis/chat-hub'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

type Sealed = { readonly nonce: Uint8Array<ArrayBuffer>; readonly sealed: ArrayBuffer }

interface KeysDatabase extends DBSchema {
  wrapping: { key: string; value: CryptoKey }
  values: { key: string; value: Sealed }
}

const WRAPPING_KEY = 'wrapping'

/** A value that was sealed by another browser profile, or is damaged. */
export class KeyStoreError extends Error {
  override name = 'KeyStoreError'
}

/**
 * Opens this device's store of secrets for one person: IndexedDB, everything in it sealed with AES-GCM under a key that
 * WebCrypto keeps and does not hand out. It outlives sign-out, so that the device need not be enrolled again.
 *
 * @param owner Whose secrets; each person has a database of their own.
 * @param locks Keeps tabs apart.
 */
export async function openIndexedDbKeyStore(owner: string, locks: LockManager = navigator.locks): Promise<KeyStore> {
  const name = `umkreis-keys-${owner}`
  const db = await openDB<KeysDatabase>(name, 1, {
    upgrade(database) {
      database.createObjectStore('wrapping')
      database.createObjectStore('values')
    },
  })
  const key = await wrappingKey(db)

  return {
    async get(valueName) {
      const found = await db.get('values', valueName)
      return found && unseal(key, valueName, found)
    },
    async put(valueName, value) {
      const sealed = await seal(key, valueName, value)
      // "Strict": a secret that was lost in a crash right after its public part was published would be lost for good.
      const transaction = db.transaction('values', 'readwrite', { durability: 'strict' })
      await Promise.all([transaction.store.put(sealed, valueName), transaction.done])
    },
    delete: (valueName) => db.delete('values', valueName),
    lock: (lockName, task) => locks.request(`${name} ${lockName}`, task) as ReturnType<typeof task>,
  }
}

/** The key that was stored first counts, also when two tabs open the store for the first time at once. */
async function wrappingKey(db: IDBPDatabase<KeysDatabase>): Promise<CryptoKey> {
  const known = await db.get('wrapping', WRAPPING_KEY)
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const transaction = db.transaction('wrapping', 'readwrite', { durability: 'strict' })
  const first = await transaction.store.get(WRAPPING_KEY)
  if (!first) await transaction.store.put(made, WRAPPING_KEY)
  await transaction.done
  return first ?? made
}

async function seal(key: CryptoKey, name: string, value: Uint8Array<ArrayBuffer>): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  return { nonce, sealed: await crypto.subtle.encrypt(algorithm(nonce, name), key, value) }
}

async function unseal(key: CryptoKey, name: string, { nonce, sealed }: Sealed): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await crypto.subtle.decrypt(algorithm(nonce, name), key, sealed))
  } catch (cause) {
    throw new KeyStoreError(`The stored value ${name} can't be opened`, { cause })
  }
}

/** The name is sealed in, so that values can't trade places. */
function algorithm(iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) }
}
