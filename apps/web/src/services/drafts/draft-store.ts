/** Keeps texts that were begun, under a key, across reloads. */
export interface DraftStore {
  /** The kept texts whose keys begin with `prefix`; none where they can't be read any more. */
  load(prefix: string): Promise<ReadonlyMap<string, string>>
  /** Keeps a text; an empty one is forgotten. */
  save(key: string, text: string): Promise<void>
}

/** Keeps nothing past a reload: for browsers that refuse to store, where plain text must not take the place of sealed. */
export function createMemoryDraftStore(): DraftStore {
  const texts = new Map<string, string>()
  return {
    load: async (prefix) => new Map([...texts].filter(([key]) => key.startsWith(prefix))),
    save: async (key, text) => void (text === '' ? texts.delete(key) : texts.set(key, text)),
  }
}
