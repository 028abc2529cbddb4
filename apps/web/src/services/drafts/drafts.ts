import { atom } from 'jotai'
import { createMemoryDraftStore, type DraftStore } from './draft-store.ts'

const draftStoreBase = atom<DraftStore>(createMemoryDraftStore())

/** Where drafts are kept. */
export const draftStoreAtom = atom((get) => get(draftStoreBase))

/** Puts the store of this browser in place. */
export const provideDraftStoreAtom = atom(null, (_get, set, store: DraftStore) => set(draftStoreBase, store))
