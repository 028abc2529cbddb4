import { atom } from 'jotai'
import type { DraftStore } from './draft-store.ts'

const draftStoreBase = atom<DraftStore | null>(null)

/** Where the member's drafts are kept; null where this browser stores nothing: then they last as long as the page. */
export const draftStoreAtom = atom((get) => get(draftStoreBase))

/** Puts the member's store in place, or takes it away. */
export const provideDraftStoreAtom = atom(null, (_get, set, store: DraftStore | null) => set(draftStoreBase, store))
