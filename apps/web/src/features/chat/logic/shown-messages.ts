import type { ClientMessageId, GroupId, UserId } from '@umkreis/schemas'
import type { ChatMessage, Delivery, MessageBody, ReplyTarget } from '../../../services/conversation/chat-message.ts'
import type { MessagesState } from './message-list.ts'

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
  readonly body: MessageBody
  readonly state:
    | { readonly kind: 'stored'; readonly message: ChatMessage }
    | (Delivery & { readonly clientMessageId: ClientMessageId })
}

/** The messages to show in `groupId`, oldest first: stored ones with optimistic changes applied, then those on their way. */
export function shownMessages(state: MessagesState, groupId: GroupId): readonly ShownMessage[] {
  const stored = state.list.kind === 'loaded' && state.list.groupId === groupId ? state.list.messages : []
  return [
    ...stored.flatMap((message) => {
      const change = state.changes.get(message.messageId)
      if (change?.kind === 'delete') return []
      return [showStored(change ? { ...message, isEdited: true, body: { kind: 'text', text: change.text } } : message)]
    }),
    ...state.outgoing
      .filter((message) => message.groupId === groupId)
      .map((message) => ({
        key: `${message.senderId} ${message.clientMessageId}`,
        senderId: message.senderId,
        sendDate: message.createdAt,
        isEdited: false,
        replyTo: message.replyTo,
        body: { kind: 'text', text: message.text } as const,
        state: { ...message.delivery, clientMessageId: message.clientMessageId },
      })),
  ]
}

/** The newest own message that can be edited, for the arrow key in an empty composer. */
export function lastEditableMessage(shown: readonly ShownMessage[], userId: UserId): ChatMessage | null {
  const last = shown.findLast(
    ({ senderId, body, state }) => senderId === userId && body.kind === 'text' && state.kind === 'stored',
  )
  return last?.state.kind === 'stored' ? { ...last.state.message, body: last.body } : null
}

function showStored(message: ChatMessage): ShownMessage {
  return {
    // Two people may use the same client id, so it takes the sender to be unique.
    key: message.clientMessageId === null ? message.messageId : `${message.senderId} ${message.clientMessageId}`,
    senderId: message.senderId,
    sendDate: message.sendDate,
    isEdited: message.isEdited,
    replyTo: message.replyTo,
    body: message.body,
    state: { kind: 'stored', message },
  }
}
