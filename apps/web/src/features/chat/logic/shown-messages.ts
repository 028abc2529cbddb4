import type { ClientMessageId, GroupId, UserId } from '@umkreis/schemas'
import type { UploadId } from '../../../services/conversation/attachments.ts'
import type {
  ChatMessage,
  Delivery,
  MessageBody,
  ReactionBody,
  ReplyTarget,
} from '../../../services/conversation/chat-message.ts'
import type { MessagesState } from './message-list.ts'
import { gatherReactions, type ShownReaction } from './reactions.ts'

/** What a message on the screen says: a reaction stands below the message that it answers, not by itself. */
export type ShownBody = Exclude<MessageBody, ReactionBody>

/**
 * A message as the screen shows it: stored, or on its way. `key` stays the same when the server accepts it. Only a
 * stored one has an id, so only that can be answered, edited or deleted.
 */
export type ShownMessage = {
  readonly key: string
  readonly senderId: UserId
  readonly sendDate: string
  readonly isEdited: boolean
  readonly replyTo: ReplyTarget | null
  readonly body: ShownBody
  readonly reactions: readonly ShownReaction[]
  readonly state:
    | { readonly kind: 'stored'; readonly message: ChatMessage }
    | (Delivery & { readonly clientMessageId: ClientMessageId; readonly uploadIds: readonly UploadId[] })
}

const NO_REACTIONS: readonly ShownReaction[] = []

/** The messages to show in `groupId`, oldest first: stored ones with optimistic changes applied, then those on their way. */
export function shownMessages(state: MessagesState, groupId: GroupId): readonly ShownMessage[] {
  const stored = storedMessages(state, groupId)
  const reactions = gatherReactions(
    stored,
    state.outgoing.filter((message) => message.groupId === groupId),
  )
  return [
    ...stored.flatMap((message) => showStored(message, reactions.get(message.messageId) ?? NO_REACTIONS)),
    ...state.outgoing.flatMap((message): ShownMessage[] =>
      message.groupId === groupId && message.body.kind === 'text'
        ? [
            {
              key: `${message.senderId} ${message.clientMessageId}`,
              senderId: message.senderId,
              sendDate: message.createdAt,
              isEdited: false,
              replyTo: message.replyTo,
              body: message.body,
              reactions: NO_REACTIONS,
              state: {
                ...message.delivery,
                clientMessageId: message.clientMessageId,
                uploadIds: message.uploadIds,
              },
            },
          ]
        : [],
    ),
  ]
}

/** The stored messages of a group as they are once every change that is under way has been accepted. */
function storedMessages(state: MessagesState, groupId: GroupId): readonly ChatMessage[] {
  const stored = state.list.kind === 'loaded' && state.list.groupId === groupId ? state.list.messages : []
  if (state.changes.size === 0) return stored
  return stored.flatMap((message) => {
    const change = state.changes.get(message.messageId)
    if (change?.kind === 'delete') return []
    return [change ? { ...message, isEdited: true, body: change.body } : message]
  })
}

/** The highest sequence of a group that is loaded: what was seen reaches that far, reactions included. */
export function newestSequence({ list }: MessagesState, groupId: GroupId): number {
  return list.kind === 'loaded' && list.groupId === groupId ? (list.messages.at(-1)?.sequence ?? 0) : 0
}

/** The newest own message that can be edited, for the arrow key in an empty composer. */
export function lastEditableMessage(shown: readonly ShownMessage[], userId: UserId): ChatMessage | null {
  const last = shown.findLast(
    ({ senderId, body, state }) => senderId === userId && body.kind === 'text' && state.kind === 'stored',
  )
  return last?.state.kind === 'stored' ? { ...last.state.message, body: last.body } : null
}

/** What a message was shown as before: as long as nothing of it changes, it is the same, and is not drawn again. */
const shownBefore = new WeakMap<ChatMessage, ShownMessage>()

function showStored(message: ChatMessage, reactions: readonly ShownReaction[]): readonly ShownMessage[] {
  const { body } = message
  if (body.kind === 'reaction') return []
  const before = shownBefore.get(message)
  if (before?.reactions === reactions) return [before]
  const shown: ShownMessage = {
    // Two people may use the same client id, so it takes the sender to be unique.
    key: message.clientMessageId === null ? message.messageId : `${message.senderId} ${message.clientMessageId}`,
    senderId: message.senderId,
    sendDate: message.sendDate,
    isEdited: message.isEdited,
    replyTo: message.replyTo,
    body,
    reactions,
    state: { kind: 'stored', message },
  }
  shownBefore.set(message, shown)
  return [shown]
}
