import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { KeyStoreError, keyStoreErrorOf, type KeyStoreProblem } from './key-store-error.ts'

/** One value as it is stored. */
export type SealedValue = { readonly nonce: Uint8Array<ArrayBuffer>; readonly sealed: ArrayBuffer }

interface KeysDatabase extends DBSchema {
  wrapping: { key: string; value: CryptoKey }
  values: { key: string; value: SealedValue }
}

/** The database and the key under which everything in it is sealed. */
export type KeysConnection = { readonly db: IDBPDatabase<KeysDatabase>; readonly key: CryptoKey }

/** A connection that is made again after the browser has closed it. */
export interface KeysDatabaseUse {
  /** Runs work on the database. @throws {KeyStoreError} If the browser refuses. */
  run<T>(work: (connection: KeysConnection) => Promise<T>): Promise<T>
}

const WRAPPING_KEY = 'wrapping'

/**
 * Opens a database of secrets.
 *
 * @param onProblem Told what keeps the browser from storing, and `undefined` once it stores again.
 * @throws {KeyStoreError} If it can't be opened.
 */
export async function connectKeysDatabase(
  name: string,
  onProblem: (problem: KeyStoreProblem | undefined) => void,
): Promise<KeysDatabaseUse> {
  let connection: Promise<KeysConnection> | undefined
  let problem: KeyStoreProblem | undefined
  let hadKey = false

  const report = (next: KeyStoreProblem | undefined) => {
    if (next === problem) return
    problem = next
    onProblem(next)
  }
  const drop = () => {
    connection = undefined
  }
  const open = async (): Promise<KeysConnection> => {
    if (!window.isSecureContext) throw new KeyStoreError('insecure', 'The page did not come over an encrypted address')
    const db = await openDB<KeysDatabase>(name, 1, {
      upgrade(database) {
        database.createObjectStore('wrapping')
        database.createObjectStore('values')
      },
      // Another tab wants to delete or change the database, and would wait for ever.
      blocking(_current, _blocked, event) {
        drop()
        ;(event.target as IDBDatabase).close()
      },
      terminated: drop,
    })
    const { key, isNew } = await wrappingKey(db)
    if (isNew && hadKey) report('cleared')
    hadKey = true
    return { db, key }
  }
  const connect = () => {
    connection ??= open().catch((error: unknown) => {
      drop()
      throw error
    })
    return connection
  }
  const tell = (cause: unknown): KeyStoreError => {
    const error = keyStoreErrorOf(cause)
    if (error.problem !== 'damaged') report(error.problem)
    return error
  }

  const run = async <T>(work: (connection: KeysConnection) => Promise<T>): Promise<T> => {
    try {
      const found = await work(await connect()).catch(async (error: unknown) => {
        if (!isClosed(error)) throw error
        drop()
        return work(await connect())
      })
      // What was deleted stays deleted, also when new things can be stored.
      if (problem !== 'cleared') report(undefined)
      return found
    } catch (error) {
      throw tell(error)
    }
  }

  await run(() => Promise.resolve())
  return { run }
}

/** Phones close databases of pages in the background; the next use has to open them again. */
function isClosed(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError')
}

/** The key that was stored first counts, also when two tabs open the store for the first time at once. */
async function wrappingKey(db: IDBPDatabase<KeysDatabase>): Promise<{ key: CryptoKey; isNew: boolean }> {
  const known = await db.get('wrapping', WRAPPING_KEY)
  if (known) return { key: known, isNew: false }
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const transaction = db.transaction('wrapping', 'readwrite', { durability: 'strict' })
  const first = await transaction.store.get(WRAPPING_KEY)
  if (!first) await transaction.store.put(made, WRAPPING_KEY)
  await transaction.done
  return { key: first ?? made, isNew: first === undefined }
}
