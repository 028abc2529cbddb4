import type { ClientMessageId, GroupId } from '@umkreis/schemas'
import { atom } from 'jotai'
import type { ChatMessage, OutgoingMessage, ReplyTarget } from '../../../services/conversation/chat-message.ts'
import { conversationsAtom } from '../../../services/conversation/conversations.ts'
import { logError } from '../../../services/log.ts'
import { currentUserAtom } from '../../../services/session.ts'
import { type MessagesEvent, nextMessages, noMessages } from '../logic/message-list.ts'
import { problemDetail } from '../logic/problem-detail.ts'
import type { UnreadMark } from '../logic/timeline.ts'
import { activeGroupAtom } from './active-group.ts'

const messagesBase = atom(noMessages)
const unreadMarkBase = atom<UnreadMark | null>(null)

/** The shown conversation and everything of one's own that is on its way. */
export const messagesAtom = atom((get) => get(messagesBase))

/** What was new when the shown conversation was opened; null when nothing was. */
export const unreadMarkAtom = atom((get) => get(unreadMarkBase))

/** Moves the conversation on, and catches up when that finds it behind. */
export const messagesEventAtom = atom(null, (get, set, event: MessagesEvent) => {
  const wasBehind = isBehind(get(messagesBase))
  set(messagesBase, nextMessages(get(messagesBase), event))
  if (isBehind(get(messagesBase)) && (!wasBehind || event.type === 'reconnected')) void set(catchUpAtom)
})

function isBehind({ list }: typeof noMessages): boolean {
  return list.kind === 'loaded' && list.isBehind
}

/** Shows a group from its newest messages on; null shows none. Never rejects: the list says what went wrong. */
export const showMessagesAtom = atom(null, async (get, set, groupId: GroupId | null) => {
  const { list } = get(messagesBase)
  // Who comes back to the page finds it as it was, and what was missed is added.
  if (list.kind === 'loaded' && list.groupId === groupId) return set(messagesEventAtom, { type: 'reconnected' })
  set(messagesEventAtom, { type: 'group-selected', groupId })
  set(unreadMarkBase, null)
  const conversations = get(conversationsAtom)
  if (groupId === null || !conversations) return
  try {
    const page = await conversations.loadNewest(groupId)
    const group = get(activeGroupAtom)
    const newest = page.messages.at(-1)?.sequence ?? 0
    if (group?.groupId === groupId && newest > group.lastReadSequence) {
      set(unreadMarkBase, { lastReadSequence: group.lastReadSequence, untilSequence: newest })
    }
    set(messagesEventAtom, { type: 'newest-loaded', groupId, ...page })
  } catch (error) {
    logError('The messages could not be loaded', error)
    set(messagesEventAtom, { type: 'newest-failed', groupId, detail: problemDetail(error) })
  }
})

/** Loads the page above the oldest message, unless it is under way or there is none. Never rejects. */
export const loadOlderAtom = atom(null, async (get, set) => {
  const { list } = get(messagesBase)
  const conversations = get(conversationsAtom)
  if (list.kind !== 'loaded' || list.older === 'none' || list.older === 'loading' || !conversations) return
  const { groupId } = list
  set(messagesEventAtom, { type: 'older-requested' })
  try {
    const page = await conversations.loadBefore(groupId, list.messages[0]?.sequence ?? 1)
    set(messagesEventAtom, { type: 'older-loaded', groupId, ...page })
  } catch (error) {
    logError('Older messages could not be loaded', error)
    set(messagesEventAtom, { type: 'older-failed', groupId })
  }
})

const catchUpAtom = atom(null, async (get, set) => {
  const { list } = get(messagesBase)
  const conversations = get(conversationsAtom)
  if (list.kind !== 'loaded' || !conversations) return
  try {
    const changes = await conversations.loadChanges(list.groupId, list.revision)
    set(messagesEventAtom, { type: 'caught-up', groupId: list.groupId, changes })
  } catch (error) {
    logError('Missed messages could not be loaded', error)
    set(messagesEventAtom, { type: 'catch-up-failed', groupId: list.groupId })
  }
})

/** Sends a new message: it is shown at once, and keeps its place if that fails. @throws Whatever made it fail. */
export const sendMessageAtom = atom(
  null,
  async (get, set, groupId: GroupId, text: string, replyTo: ReplyTarget | null) => {
    const message: OutgoingMessage = {
      clientMessageId: createClientMessageId(),
      groupId,
      senderId: get(currentUserAtom).userId,
      text,
      replyTo,
      createdAt: new Date().toISOString(),
      delivery: { kind: 'sending' },
    }
    set(messagesEventAtom, { type: 'send-started', message })
    await set(deliverAtom, message)
  },
)

/** Sends a failed message again, under the id that it had. @throws Whatever made it fail. */
export const retryMessageAtom = atom(null, async (get, set, id: ClientMessageId) => {
  const message = get(messagesBase).outgoing.find(({ clientMessageId }) => clientMessageId === id)
  if (!message || message.delivery.kind === 'sending') return
  set(messagesEventAtom, { type: 'send-retried', clientMessageId: id })
  await set(deliverAtom, message)
})

const deliverAtom = atom(null, async (get, set, message: OutgoingMessage) => {
  const { clientMessageId } = message
  try {
    const stored = await get(conversationsAtom)?.send(message)
    if (stored) set(messagesEventAtom, { type: 'send-accepted', message: stored })
  } catch (error) {
    set(messagesEventAtom, { type: 'send-failed', clientMessageId, detail: problemDetail(error) })
    throw error
  }
})

/** Changes an own message: shown at once, taken back if the hub refuses. @throws Whatever made it refuse. */
export const editMessageAtom = atom(null, async (get, set, message: ChatMessage, text: string) => {
  const { messageId } = message
  set(messagesEventAtom, { type: 'change-started', messageId, change: { kind: 'edit', text } })
  try {
    await get(conversationsAtom)?.edit(message, text)
    set(messagesEventAtom, { type: 'change-accepted', messageId })
  } catch (error) {
    set(messagesEventAtom, { type: 'change-refused', messageId })
    throw error
  }
})

/** Deletes a message: gone at once, back if the hub refuses. @throws Whatever made it refuse. */
export const deleteMessageAtom = atom(null, async (get, set, message: ChatMessage) => {
  const { messageId } = message
  set(messagesEventAtom, { type: 'change-started', messageId, change: { kind: 'delete' } })
  try {
    await get(conversationsAtom)?.delete(message)
    set(messagesEventAtom, { type: 'change-accepted', messageId })
  } catch (error) {
    set(messagesEventAtom, { type: 'change-refused', messageId })
    throw error
  }
})

function createClientMessageId(): ClientMessageId {
  return crypto.randomUUID() as ClientMessageId
}
