import { type IDBPDatabase, openDB } from 'idb'
import {
  beginningWith,
  type HistoryDatabase,
  HISTORY_VERSION,
  historyDatabaseName,
  sealRecord,
  unsealRecord,
} from './history-database.ts'
import type { SealedRecords } from './sealed-records.ts'

const STORES = ['own', 'values', 'marks'] as const

/**
 * Opens sealed records in IndexedDB: AES-GCM under a key that WebCrypto keeps and does not hand out. Runs in a worker.
 *
 * @param token Names the time between two sign-outs: records of another one are dropped before anything is read.
 */
export async function openIndexedDbRecords(owner: string, token: string): Promise<SealedRecords> {
  const db = await openDB<HistoryDatabase>(historyDatabaseName(owner), HISTORY_VERSION, {
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
      return unsealRecord(key, name, found)
    },
    async getAll(names) {
      const { store } = db.transaction('values')
      const found = await Promise.all(names.map((name) => store.get(name)))
      return Promise.all(found.map((value, at) => value && unsealRecord(key, names[at] ?? '', value)))
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
        put.map(async ({ name, value }) => ({ name, value: await sealRecord(key, name, value) })),
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
