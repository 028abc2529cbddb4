import { atom } from 'jotai'

const mentionsBase = atom(0)

/** Where the feed names the member, who has not looked yet: how many such posts and comments there are. */
export const mentionTotalAtom = atom((get) => get(mentionsBase))

/** Notes how many there are. */
export const setMentionTotalAtom = atom(null, (_get, set, total: number) => set(mentionsBase, total))
