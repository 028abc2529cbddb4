import { atom } from 'jotai'
import type { UnreadMark } from '../logic/timeline.ts'

const unreadMarkBase = atom<UnreadMark | null>(null)

/** What was new when the shown conversation was opened; null when nothing was. */
export const unreadMarkAtom = atom((get) => get(unreadMarkBase))

/** Marks where reading begins, or that there is nothing new. */
export const markUnreadAtom = atom(null, (_get, set, mark: UnreadMark | null) => set(unreadMarkBase, mark))
