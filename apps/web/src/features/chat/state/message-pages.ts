import type { Group, GroupId, MessageId } from '@umkreis/schemas'
import { atom } from 'jotai'
import type { ChatMessage } from '../../../services/conversation/chat-message.ts'
import {
  type Conversations,
  conversationsAtom,
  type KeptPage,
  type MessageWindow,
} from '../../../services/conversation/conversations.ts'
import { logError } from '../../../services/log.ts'
import { isUnanswered } from '../../../services/offline/is-unanswered.ts'
import type { PagePlace } from '../logic/message-list.ts'
import type { OpeningPlace } from '../logic/message-window.ts'
import { problemDetail } from '../logic/problem-detail.ts'
import type { UnreadMark } from '../logic/timeline.ts'
import { activeGroupAtom } from './active-group.ts'
import { messagesAtom, messagesEventAtom } from './messages.ts'
import { markUnreadAtom } from './unread-mark.ts'

/** So many unread messages, reactions included, may not fit into the newest page together with one that was read. */
const FAR_UNREAD = 45

/**
 * Shows a group from its first unread message or, without any, its newest on; null shows none. Never rejects: the list says
 * what went wrong.
 */
export const showMessagesAtom = atom(null, async (get, set, groupId: GroupId | null) => {
  const { list } = get(messagesAtom)
  // Who comes back to the page finds it as it was, and what was missed is added. What could not be read may have been opened
  // meanwhile, which nobody heard here: then all of it is loaded again.
  const isReadable = list.kind === 'loaded' && list.messages.every(({ body }) => body.kind !== 'unreadable')
  if (isReadable && list.groupId === groupId && list.newer === 'none') {
    return set(messagesEventAtom, { type: 'reconnected' })
  }
  set(messagesEventAtom, { type: 'group-selected', groupId })
  set(markUnreadAtom, null)
  if (groupId === null) return
  const group = get(activeGroupAtom)
  const unread = group?.groupId === groupId && group.unreadCount > 0 ? group : null
  const isFar = unread?.lastMessage && unread.lastMessage.sequence - unread.lastReadSequence >= FAR_UNREAD
  await set(openWindowAtom, groupId, 'unread', isFar ? unread.lastReadSequence + 1 : null)
})

/** Brings what is shown up to date, now that the server is reached: what could not be loaded before, or what was missed. */
export const resumeMessagesAtom = atom(null, async (get, set) => {
  const { list } = get(messagesAtom)
  if (list.kind === 'unreached') await set(showMessagesAtom, list.groupId)
  else set(messagesEventAtom, { type: 'reconnected' })
})

/** Shows the newest messages of the conversation in place of what is loaded of it. @returns Whether they could be loaded. */
export const showNewestAtom = atom(null, (_get, set, groupId: GroupId) => set(openWindowAtom, groupId, 'end', null))

/** Shows the messages around one in place of what is loaded of the conversation. @returns Whether they could be loaded. */
export const showAroundAtom = atom(null, (_get, set, groupId: GroupId, sequence: number) =>
  set(openWindowAtom, groupId, sequence, sequence),
)

const openWindowAtom = atom(null, async (get, set, groupId: GroupId, opensAt: OpeningPlace, around: number | null) => {
  const conversations = get(conversationsAtom)
  if (!conversations) return false
  const { list } = get(messagesAtom)
  const group = get(activeGroupAtom)
  const isOpening = list.kind === 'loading'
  if (isOpening && opensAt === 'unread' && (await set(openKeptAtom, conversations, groupId))) return true
  const known = list.kind === 'loaded' ? list.revision : around === null ? 0 : revisionOf(group, groupId)
  try {
    const page =
      around === null
        ? { ...(await conversations.loadNewest(groupId)), hasNewer: false }
        : await conversations.loadAround(groupId, around)
    if (isOpening) set(markUnreadAtom, unreadIn(page, get(activeGroupAtom), groupId))
    set(messagesEventAtom, {
      type: 'window-loaded',
      groupId,
      ...page,
      revision: known,
      window: crypto.randomUUID(),
      opensAt,
    })
    return true
  } catch (error) {
    logError('The messages could not be loaded', error)
    set(
      messagesEventAtom,
      isUnanswered(error)
        ? { type: 'newest-unreached', groupId }
        : { type: 'newest-failed', groupId, detail: problemDetail(error) },
    )
    return false
  }
})

/**
 * Shows what this device kept of a group: at once, without asking anybody. What has happened since is added as soon as the
 * server says it. Not where somebody would then stand elsewhere than at the first message that they have not read.
 *
 * @returns Whether it was shown.
 */
const openKeptAtom = atom(null, async (get, set, conversations: Conversations, groupId: GroupId) => {
  const before = get(activeGroupAtom)
  if (before?.groupId !== groupId || before.lastMessage === null) return false
  if (conversations.readiness(before).get().kind === 'recovery-code-needed') return false
  const page = await conversations.loadKept(groupId)
  const group = get(activeGroupAtom)
  const { list } = get(messagesAtom)
  if (!page || group?.groupId !== groupId || group.lastMessage === null || !reachesUnread(page, group)) return false
  // Whoever has gone elsewhere meanwhile is left there.
  if (list.kind !== 'loading' || list.groupId !== groupId) return true
  set(markUnreadAtom, unreadSince(page, group))
  set(messagesEventAtom, {
    type: 'window-loaded',
    groupId,
    ...page,
    hasNewer: false,
    window: crypto.randomUUID(),
    opensAt: 'unread',
    isKept: true,
  })
  return true
})

/** Whether what was read last is in a kept page: all that is unread follows on it, or will. */
function reachesUnread({ messages, hasOlder }: KeptPage, { unreadCount, lastReadSequence }: Group): boolean {
  return unreadCount === 0 || !hasOlder || (messages[0]?.sequence ?? Infinity) <= lastReadSequence
}

/** Of what was not kept the list knows how much it is. */
function unreadSince(page: KeptPage, group: Group): UnreadMark | null {
  if (page.revision >= group.revision) return unreadIn({ ...page, hasNewer: false }, group, group.groupId)
  const { lastReadSequence, unreadCount, lastMessage } = group
  if (unreadCount === 0) return null
  return { lastReadSequence, untilSequence: lastMessage?.sequence ?? lastReadSequence, count: unreadCount }
}

/** Loads the shown conversation from the server if what this device kept is shown: it may have lost the right to it. */
export const doubtKeptAtom = atom(null, async (get, set, groupId: GroupId) => {
  const { list } = get(messagesAtom)
  if (list.kind !== 'loaded' || list.groupId !== groupId || !list.isKept) return
  set(messagesEventAtom, { type: 'group-selected', groupId })
  await set(openWindowAtom, groupId, 'end', null)
})

/** Loads the page above or below what is loaded, unless it is under way or there is none. Never rejects. */
export const loadPageAtom = atom(null, async (get, set, place: PagePlace) => {
  const { list } = get(messagesAtom)
  const conversations = get(conversationsAtom)
  if (list.kind !== 'loaded' || !conversations || (list[place] !== 'more' && list[place] !== 'failed')) return
  const { groupId, window, messages } = list
  const isStillHere = () => {
    const now = get(messagesAtom).list
    return now.kind === 'loaded' && now.window === window
  }
  set(messagesEventAtom, { type: 'page-requested', place })
  try {
    const page = await loadPage(conversations, groupId, place, messages)
    if (isStillHere()) set(messagesEventAtom, { type: 'page-loaded', place, ...page })
  } catch (error) {
    logError('More messages could not be loaded', error)
    if (isStillHere()) set(messagesEventAtom, { type: 'page-failed', place })
  }
})

async function loadPage(
  conversations: Conversations,
  groupId: GroupId,
  place: PagePlace,
  messages: readonly ChatMessage[],
): Promise<{ messages: readonly ChatMessage[]; hasMore: boolean }> {
  if (place === 'older') {
    const page = await conversations.loadBefore(groupId, messages[0]?.sequence ?? 1)
    return { messages: page.messages, hasMore: page.hasOlder }
  }
  const page = await conversations.loadAfter(groupId, messages.at(-1)?.sequence ?? 0)
  return { messages: page.messages, hasMore: page.hasNewer }
}

function unreadIn(page: MessageWindow, group: Group | null, groupId: GroupId): UnreadMark | null {
  const newest = page.messages.at(-1)?.sequence ?? 0
  if (group?.groupId !== groupId || newest <= group.lastReadSequence) return null
  const { lastReadSequence, unreadCount } = group
  return page.hasNewer
    ? { lastReadSequence, untilSequence: Number.MAX_SAFE_INTEGER, count: unreadCount }
    : { lastReadSequence, untilSequence: newest }
}

function revisionOf(group: Group | null, groupId: GroupId): number {
  return group?.groupId === groupId ? group.revision : 0
}

/** Pages that are looked through at most for a message that was answered long ago. */
const PAGES_MAX = 20

/** Finds out where a message stands that is named by its id alone, back from what is loaded. Never rejects. */
export const findSequenceAtom = atom(
  null,
  async (get, _set, groupId: GroupId, id: MessageId): Promise<number | null> => {
    const { list } = get(messagesAtom)
    const conversations = get(conversationsAtom)
    if (list.kind !== 'loaded' || list.groupId !== groupId || !conversations) return null
    const sequenceIn = (messages: readonly ChatMessage[]) =>
      messages.find(({ messageId }) => messageId === id)?.sequence ?? null
    let found = sequenceIn(list.messages)
    let oldest = list.messages[0]?.sequence ?? 1
    try {
      for (let page = 0; found === null && oldest > 1 && page < PAGES_MAX; page += 1) {
        const { messages, hasOlder } = await conversations.loadBefore(groupId, oldest)
        found = sequenceIn(messages)
        oldest = hasOlder ? (messages[0]?.sequence ?? 1) : 1
      }
    } catch (error) {
      logError('A quoted message could not be found', error)
    }
    return found
  },
)
