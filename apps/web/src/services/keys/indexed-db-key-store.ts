import type { KeyStore } from '@umkreis/chat-hub'
import { connectKeysDatabase, type SealedValue } from './indexed-db-connection.ts'
import { KeyStoreError, type KeyStoreProblem } from './key-store-error.ts'

/**
 * Opens this device's store of secrets for one person: IndexedDB, everything in it sealed with AES-GCM under a key that
 * WebCrypto keeps and does not hand out. It outlives sign-out, so that the device need not be enrolled again.
 *
 * @param owner Whose secrets; each person has a database of their own.
 * @param onProblem Told what keeps the browser from storing, and `undefined` once it stores again.
 * @param locks Keeps tabs apart.
 * @throws {KeyStoreError} If the browser can't keep secrets; so does every call on the store later on.
 */
export async function openIndexedDbKeyStore(
  owner: string,
  onProblem: (problem: KeyStoreProblem | undefined) => void = () => undefined,
  locks: LockManager = navigator.locks,
): Promise<KeyStore> {
  const name = `umkreis-keys-${owner}`
  const database = await connectKeysDatabase(name, onProblem)

  return {
    async get(valueName) {
      const found = await database.run(async ({ db, key }) => ({ key, value: await db.get('values', valueName) }))
      return found.value && unseal(found.key, valueName, found.value)
    },
    put: (valueName, value) =>
      database.run(async ({ db, key }) => {
        const sealed = await seal(key, valueName, value)
        // "Strict": a secret that was lost in a crash right after its public part was published would be lost for good.
        const transaction = db.transaction('values', 'readwrite', { durability: 'strict' })
        await Promise.all([transaction.store.put(sealed, valueName), transaction.done])
      }),
    delete: (valueName) => database.run(({ db }) => db.delete('values', valueName)),
    lock: (lockName, task) => locks.request(`${name} ${lockName}`, task) as ReturnType<typeof task>,
  }
}

async function seal(key: CryptoKey, name: string, value: Uint8Array<ArrayBuffer>): Promise<SealedValue> {
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  return { nonce, sealed: await crypto.subtle.encrypt(algorithm(nonce, name), key, value) }
}

async function unseal(key: CryptoKey, name: string, { nonce, sealed }: SealedValue): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await crypto.subtle.decrypt(algorithm(nonce, name), key, sealed))
  } catch (cause) {
    throw new KeyStoreError('damaged', `The stored value ${name} can't be opened`, { cause })
  }
}

/** The name is sealed in, so that values can't trade places. */
function algorithm(iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) }
}
