import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { DraftStore } from './draft-store.ts'

type SealedDraft = { readonly nonce: Uint8Array<ArrayBuffer>; readonly sealed: ArrayBuffer }

interface DraftsDatabase extends DBSchema {
  keys: { key: string; value: CryptoKey }
  drafts: { key: string; value: SealedDraft }
}

const KEY_NAME = 'drafts'

/**
 * Creates a store in IndexedDB. A draft becomes a sealed message, so it must not lie about in plain text either: texts
 * are sealed with AES-GCM under a key that never leaves WebCrypto and can't be exported.
 *
 * @param name Of the database.
 */
export function createSealedDraftStore(name = 'umkreis-drafts'): DraftStore {
  let opening: Promise<{ db: IDBPDatabase<DraftsDatabase>; key: CryptoKey }> | undefined
  const opened = () => (opening ??= open(name))

  return {
    async load(prefix) {
      const { db, key } = await opened()
      const found = new Map<string, string>()
      const names = await db.getAllKeys('drafts', IDBKeyRange.bound(prefix, `${prefix}\uffff`))
      for (const one of names) {
        const draft = await db.get('drafts', one)
        const text = draft && (await unseal(key, one, draft))
        if (text) found.set(one, text)
      }
      return found
    },
    async save(draftKey, text) {
      const { db, key } = await opened()
      if (text === '') await db.delete('drafts', draftKey)
      else await db.put('drafts', await seal(key, draftKey, text), draftKey)
    },
  }
}

async function open(name: string) {
  const db = await openDB<DraftsDatabase>(name, 1, {
    upgrade(database) {
      database.createObjectStore('keys')
      database.createObjectStore('drafts')
    },
  })
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // Two tabs may open the store for the first time at once: the key that was stored first counts in both.
  const transaction = db.transaction('keys', 'readwrite')
  const kept = await transaction.store.get(KEY_NAME)
  if (!kept) await transaction.store.put(made, KEY_NAME)
  await transaction.done
  return { db, key: kept ?? made }
}

async function seal(key: CryptoKey, draftKey: string, text: string): Promise<SealedDraft> {
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  const algorithm = { name: 'AES-GCM', iv: nonce, additionalData: new TextEncoder().encode(draftKey) }
  return { nonce, sealed: await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(text)) }
}

async function unseal(key: CryptoKey, draftKey: string, { nonce, sealed }: SealedDraft): Promise<string | undefined> {
  const algorithm = { name: 'AES-GCM', iv: nonce, additionalData: new TextEncoder().encode(draftKey) }
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, sealed))
  } catch {
    return undefined
  }
}
