import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { RecordMark, SealedRecords } from './sealed-records.ts'

type SealedValue = { readonly nonce: Uint8Array<ArrayBuffer>; readonly sealed: ArrayBuffer }

interface HistoryDatabase extends DBSchema {
  /** The key under which everything is sealed, and whose archive it is. */
  own: { key: 'key' | 'token'; value: CryptoKey | string }
  values: { key: string; value: SealedValue }
  marks: { key: string; value: RecordMark }
}

const STORES = ['own', 'values', 'marks'] as const

/** The name of a person's archive on this device. */
export function historyDatabaseName(owner: string): string {
  return `umkreis-history-${owner}`
}

/**
 * Opens sealed records in IndexedDB: AES-GCM under a key that WebCrypto keeps and does not hand out. Runs in a worker.
 *
 * @param token Names the time between two sign-outs: records of another one are dropped before anything is read.
 */
export async function openIndexedDbRecords(owner: string, token: string): Promise<SealedRecords> {
  const db = await openDB<HistoryDatabase>(historyDatabaseName(owner), 1, {
    upgrade(database) {
      for (const store of STORES) database.createObjectStore(store)
    },
    // Another tab signs out, and deletes it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  const key = await requireKey(db, token)

  return {
    async get(name) {
      const found = await db.get('values', name)
      if (!found) return undefined
      return new Uint8Array(await crypto.subtle.decrypt(algorithm(found.nonce, name), key, found.sealed))
    },
    async marks(prefix) {
      const range = beginningWith(prefix)
      const transaction = db.transaction('marks')
      const [names, marks] = await Promise.all([transaction.store.getAllKeys(range), transaction.store.getAll(range)])
      return new Map(names.flatMap((name, at) => (marks[at] ? [[name, marks[at]] as const] : [])))
    },
    async write({ put, drop }) {
      // Sealed before: a transaction ends by itself while something else is awaited.
      const sealed = await Promise.all(
        put.map(async ({ name, value }) => ({ name, value: await seal(key, name, value) })),
      )
      const transaction = db.transaction(['values', 'marks'], 'readwrite')
      const [values, marks] = [transaction.objectStore('values'), transaction.objectStore('marks')]
      await Promise.all([
        ...drop.flatMap((prefix) => [values.delete(beginningWith(prefix)), marks.delete(beginningWith(prefix))]),
        ...sealed.map(({ name, value }) => values.put(value, name)),
        ...put.map(({ name, mark }) => marks.put(mark, name)),
        transaction.done,
      ])
    },
    async clear() {
      const transaction = db.transaction(['values', 'marks'], 'readwrite')
      const stores = [transaction.objectStore('values'), transaction.objectStore('marks')]
      await Promise.all([...stores.map((store) => store.clear()), transaction.done])
    },
    close: () => db.close(),
  }
}

/**
 * The key that was stored first counts, also when two tabs open the archive for the first time at once. In one transaction,
 * so that no tab is left with a key that another one has dropped.
 */
async function requireKey(db: IDBPDatabase<HistoryDatabase>, token: string): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const transaction = db.transaction(STORES, 'readwrite')
  const own = transaction.objectStore('own')
  const [knownToken, known] = await Promise.all([own.get('token'), own.get('key')])
  const isOurs = knownToken === token && known instanceof CryptoKey
  if (!isOurs) {
    await Promise.all([
      ...STORES.map((store) => transaction.objectStore(store).clear()),
      own.put(made, 'key'),
      own.put(token, 'token'),
    ])
  }
  await transaction.done
  return isOurs ? known : made
}

async function seal(key: CryptoKey, name: string, value: Uint8Array<ArrayBuffer>): Promise<SealedValue> {
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  return { nonce, sealed: await crypto.subtle.encrypt(algorithm(nonce, name), key, value) }
}

/** The name is sealed in, so that records can't trade places. */
function algorithm(iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) }
}

function beginningWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)
}
