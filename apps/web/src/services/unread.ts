import { atom } from 'jotai'

const unreadBase = atom(0)

/** How many messages wait unread, over all groups. */
export const unreadTotalAtom = atom((get) => get(unreadBase))

/** Notes the hub's count of unread messages. */
export const setUnreadTotalAtom = atom(null, (_get, set, total: number) => set(unreadBase, Math.max(0, total)))
