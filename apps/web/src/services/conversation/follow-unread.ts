import { atom } from 'jotai'
import { setUnreadTotalAtom } from '../unread.ts'
import { conversationsAtom } from './conversations.ts'

/** Follows the hub's count of unread messages until the call that it returns. */
export const followUnreadAtom = atom(null, (get, set) => {
  set(setUnreadTotalAtom, 0)
  return get(conversationsAtom)?.subscribe((event) => {
    if (event.type === 'unread-counted') set(setUnreadTotalAtom, event.counts.total)
  })
})
