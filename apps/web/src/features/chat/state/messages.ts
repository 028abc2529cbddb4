import type { ClientMessageId, GroupId, MessageId, UserId } from '@umkreis/schemas'
import { atom } from 'jotai'
import type { UploadId } from '../../../services/conversation/attachments.ts'
import type {
  ChatMessage,
  Delivery,
  OutgoingMessage,
  ReplyTarget,
  TextBody,
} from '../../../services/conversation/chat-message.ts'
import { type Conversations, conversationsAtom } from '../../../services/conversation/conversations.ts'
import { logError } from '../../../services/log.ts'
import { currentUserAtom } from '../../../services/session.ts'
import { type MessagesEvent, nextMessages, noMessages, type OptimisticChange } from '../logic/message-list.ts'
import type { LoadedMessages } from '../logic/message-window.ts'
import { problemDetail } from '../logic/problem-detail.ts'
import { activeGroupAtom } from './active-group.ts'
import { loadGroupAtom } from './groups.ts'
import { keepSentFilesAtom } from './opened-files.ts'
import { markUnreadAtom } from './unread-mark.ts'
import { attachmentsOf, chosenFilesAtom, forgetFilesAtom, tieFilesAtom } from './uploads.ts'

const messagesBase = atom(noMessages)

/** The shown conversation and everything of one's own that is on its way. */
export const messagesAtom = atom((get) => get(messagesBase))

/** Moves the conversation on, and catches up when that finds it behind. */
export const messagesEventAtom = atom(null, (get, set, event: MessagesEvent) => {
  const wasBehind = isBehind(get(messagesBase))
  set(messagesBase, nextMessages(get(messagesBase), event))
  if (isBehind(get(messagesBase)) && (!wasBehind || event.type === 'reconnected')) void set(catchUpAtom)
})

function isBehind({ list }: typeof noMessages): boolean {
  return list.kind === 'loaded' && list.isBehind
}

const catchUpAtom = atom(null, async (get, set) => {
  const { list } = get(messagesBase)
  const conversations = get(conversationsAtom)
  if (list.kind !== 'loaded' || !conversations) return
  try {
    const changes =
      (await conversations.loadChanges(list.groupId, list.revision)) ?? (await set(beginAnewAtom, conversations, list))
    if (changes) return set(messagesEventAtom, { type: 'caught-up', groupId: list.groupId, changes })
  } catch (error) {
    logError('Missed messages could not be loaded', error)
  }
  set(messagesEventAtom, { type: 'catch-up-failed', groupId: list.groupId })
})

/**
 * Shows a conversation anew from its first unread message on, because more was missed than can be added to what is shown.
 *
 * @returns What has happened meanwhile.
 */
const beginAnewAtom = atom(
  null,
  async (get, set, conversations: Conversations, { groupId, window }: LoadedMessages) => {
    await set(loadGroupAtom, groupId)
    const group = get(activeGroupAtom)
    if (group?.groupId !== groupId) return null
    const { revision, lastReadSequence, unreadCount: count } = group
    const page =
      count > 0
        ? await conversations.loadAround(groupId, lastReadSequence + 1)
        : { ...(await conversations.loadNewest(groupId)), hasNewer: false }
    const { list } = get(messagesBase)
    // Whoever has gone elsewhere meanwhile is left there.
    if (list.kind !== 'loaded' || list.window !== window) return null
    set(markUnreadAtom, count > 0 ? { lastReadSequence, untilSequence: Number.MAX_SAFE_INTEGER, count } : null)
    set(messagesEventAtom, {
      type: 'window-loaded',
      groupId,
      ...page,
      revision,
      window: crypto.randomUUID(),
      opensAt: 'unread',
    })
    return conversations.loadChanges(groupId, revision)
  },
)

/** What is written in the composer and waits to be sent. */
export type WrittenMessage = {
  readonly body: TextBody
  readonly uploadIds: readonly UploadId[]
  readonly replyTo: ReplyTarget | null
}

/**
 * Sends a new message: it is shown at once, and keeps its place if that fails. One with files waits for them: whoever
 * brings those sends it.
 *
 * @throws Whatever made it fail.
 */
export const sendMessageAtom = atom(
  null,
  async (get, set, groupId: GroupId, { body, uploadIds, replyTo }: WrittenMessage) => {
    const isComplete = attachmentsOf(get(chosenFilesAtom), uploadIds) !== undefined
    const delivery: Delivery = { kind: isComplete ? 'sending' : 'uploading' }
    const message = createOutgoing(get(currentUserAtom).userId, { groupId, body, uploadIds, replyTo, delivery })
    set(tieFilesAtom, uploadIds, message.clientMessageId)
    set(messagesEventAtom, { type: 'send-started', message })
    if (isComplete) await set(deliverAtom, message)
  },
)

/** Reacts to a message: shown at once, gone again if that fails. @throws Whatever made it fail. */
export const sendReactionAtom = atom(null, async (get, set, groupId: GroupId, emoji: string, to: ClientMessageId) => {
  const message = createOutgoing(get(currentUserAtom).userId, {
    groupId,
    body: { kind: 'reaction', emoji, to },
    uploadIds: [],
    replyTo: null,
    delivery: { kind: 'sending' },
  })
  set(messagesEventAtom, { type: 'send-started', message })
  try {
    await set(deliverAtom, message)
  } catch (error) {
    get(conversationsAtom)?.forgetUnsent(message.clientMessageId)
    set(messagesEventAtom, { type: 'send-discarded', clientMessageId: message.clientMessageId })
    throw error
  }
})

/** Sends a failed message again, under the id that it had. @throws Whatever made it fail. */
export const retryMessageAtom = atom(null, async (get, set, id: ClientMessageId) => {
  const message = get(messagesBase).outgoing.find(({ clientMessageId }) => clientMessageId === id)
  if (message?.delivery.kind === 'failed') await set(deliverAtom, message)
})

/** Sends a message whose files have all arrived. @throws Whatever made it fail. */
export const deliverAtom = atom(null, async (get, set, message: OutgoingMessage) => {
  const { clientMessageId, groupId, replyTo, uploadIds } = message
  const attachments = attachmentsOf(get(chosenFilesAtom), uploadIds) ?? []
  const body = message.body.kind === 'text' && uploadIds.length > 0 ? { ...message.body, attachments } : message.body
  set(messagesEventAtom, { type: 'send-retried', clientMessageId })
  try {
    const stored = await get(conversationsAtom)?.send({ clientMessageId, groupId, replyTo, body })
    if (!stored) return
    set(keepSentFilesAtom, uploadIds)
    set(messagesEventAtom, { type: 'send-accepted', message: stored })
    set(forgetFilesAtom, uploadIds)
  } catch (error) {
    set(messagesEventAtom, { type: 'send-failed', clientMessageId, detail: problemDetail(error) })
    throw error
  }
})

/** Changes an own message: shown at once, taken back if the hub refuses. @throws Whatever made it refuse. */
export const editMessageAtom = atom(null, (get, set, message: ChatMessage, body: TextBody) =>
  set(changeAtom, message.messageId, { kind: 'edit', body }, async () => get(conversationsAtom)?.edit(message, body)),
)

/** Deletes a message: gone at once, back if the hub refuses. @throws Whatever made it refuse. */
export const deleteMessageAtom = atom(null, (get, set, message: ChatMessage) =>
  set(changeAtom, message.messageId, { kind: 'delete' }, async () => get(conversationsAtom)?.delete(message)),
)

/** Shows a change at once, and takes it back if what brings it to the server refuses. @throws Whatever made it refuse. */
export const changeAtom = atom(
  null,
  async (_get, set, messageId: MessageId, change: OptimisticChange, bring: () => Promise<void>) => {
    set(messagesEventAtom, { type: 'change-started', messageId, change })
    try {
      await bring()
      set(messagesEventAtom, { type: 'change-accepted', messageId })
    } catch (error) {
      set(messagesEventAtom, { type: 'change-refused', messageId })
      throw error
    }
  },
)

type NewOutgoing = Pick<OutgoingMessage, 'groupId' | 'body' | 'uploadIds' | 'replyTo' | 'delivery'>

function createOutgoing(senderId: UserId, message: NewOutgoing): OutgoingMessage {
  return {
    ...message,
    clientMessageId: crypto.randomUUID() as ClientMessageId,
    senderId,
    createdAt: new Date().toISOString(),
  }
}
