import type { GroupId } from '@umkreis/schemas'
import { atom } from 'jotai'

/**
 * A search in one's own messages that stands in place of the list of conversations. `groupId` narrows it to one of them;
 * `text` is what it begins with.
 */
export type HistorySearch = { readonly groupId: GroupId | null; readonly text: string }

const searchBase = atom<HistorySearch | null>(null)

/** The search that is open; null while the list of conversations is shown. */
export const historySearchAtom = atom((get) => get(searchBase))

/** Opens the search, in one conversation or in all. */
export const openHistorySearchAtom = atom(null, (_get, set, search: Partial<HistorySearch>) =>
  set(searchBase, { groupId: search.groupId ?? null, text: search.text ?? '' }),
)

/** Shows the list of conversations again. */
export const closeHistorySearchAtom = atom(null, (_get, set) => set(searchBase, null))
