import type { UnreadableReason } from '@umkreis/chat-hub'
import type { ClientMessageId, GroupId, MessageId, UserId } from '@umkreis/schemas'

/** What a message says, once this device has tried to open it. The ciphertext itself never gets this far. */
export type MessageBody =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason }

/**
 * The message that another one answers. The server names it by `messageId`; the sealed `clientMessageId` proves that
 * the server names the right one.
 */
export type ReplyTarget = { readonly messageId: MessageId; readonly clientMessageId: ClientMessageId }

/** A message that the server has stored, opened as far as this device can. */
export type ChatMessage = {
  readonly messageId: MessageId
  readonly groupId: GroupId
  readonly senderId: UserId
  readonly clientMessageId: ClientMessageId | null
  readonly sequence: number
  readonly revision: number
  readonly sendDate: string
  readonly isEdited: boolean
  readonly replyTo: ReplyTarget | null
  readonly body: MessageBody
}

/** News that a message is gone. */
export type DeletedMessageNews = {
  readonly kind: 'deleted'
  readonly messageId: MessageId
  readonly groupId: GroupId
  readonly revision: number
}

/** One answer to "what came, changed or went since": a message as it is now, or that it is gone. */
export type MessageChange = { readonly kind: 'message'; readonly message: ChatMessage } | DeletedMessageNews

/** A message of one's own on its way. Its text stays in memory only, until the server has the sealed message. */
export type OutgoingMessage = {
  readonly clientMessageId: ClientMessageId
  readonly groupId: GroupId
  readonly senderId: UserId
  readonly text: string
  readonly replyTo: ReplyTarget | null
  readonly createdAt: string
  readonly delivery: Delivery
}

/** Where an own message is on its way: being sent, or back with the reason, to be shown. */
export type Delivery = { readonly kind: 'sending' } | { readonly kind: 'failed'; readonly detail: string }

/** The words of a message, or nothing if it can't be read. */
export function textOf(body: MessageBody): string | null {
  return body.kind === 'text' ? body.text : null
}
