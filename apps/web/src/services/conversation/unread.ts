import type { UnreadMessagesCount } from '@umkreis/schemas'
import { atom } from 'jotai'
import { conversationsAtom } from './conversations.ts'

const NONE: UnreadMessagesCount = { total: 0, groups: [] }

const unreadBase = atom(NONE)

/** How many messages wait, in all and by group, as the hub last told. */
export const unreadCountsAtom = atom((get) => get(unreadBase))

/** Follows the hub's counts until the call that it returns. */
export const followUnreadAtom = atom(null, (get, set) => {
  set(unreadBase, NONE)
  return get(conversationsAtom)?.subscribe((event) => {
    if (event.type === 'unread-counted') set(unreadBase, event.counts)
  })
})
