import type { KeyStore } from '@umkreis/chat-hub'
import * as v from 'valibot'

/** Keeps texts that were begun, by a name, across reloads. */
export interface DraftStore {
  /** All kept texts. */
  load(): Promise<ReadonlyMap<string, string>>
  /** Keeps a text; an empty one is forgotten. */
  save(name: string, text: string): Promise<void>
}

const VALUE_NAME = 'drafts'
const draftsSchema = v.record(v.string(), v.string())

/**
 * Keeps drafts among the secrets of the device: what will be sealed when it is sent must not lie about in plain text
 * before.
 *
 * @param store The member's own.
 */
export function createDraftStore(store: Pick<KeyStore, 'get' | 'put' | 'lock'>): DraftStore {
  const load = async () => {
    const bytes = await store.get(VALUE_NAME)
    return bytes ? v.parse(draftsSchema, JSON.parse(new TextDecoder().decode(bytes))) : {}
  }
  return {
    load: async () => new Map(Object.entries(await load())),
    // Another tab may write in another group.
    save: (name, text) =>
      store.lock(VALUE_NAME, async () => {
        const { [name]: _, ...others } = await load()
        const drafts = text === '' ? others : { ...others, [name]: text }
        await store.put(VALUE_NAME, new TextEncoder().encode(JSON.stringify(drafts)))
      }),
  }
}
