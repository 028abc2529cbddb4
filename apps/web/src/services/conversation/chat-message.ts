import type { UnreadableReason } from '@umkreis/chat-hub'
import type { Attachment } from '@umkreis/crypto'
import type { ClientMessageId, GroupId, MessageId, UserId } from '@umkreis/schemas'
import type { UploadId } from './attachments.ts'

/** Somebody named in a text: UTF-16 offsets into it, `end` being the first after the name. */
export type Mention = { readonly userId: UserId; readonly start: number; readonly end: number }

/** Words, whom they name, and the files beside them. Either words or files may be missing, not both. */
export type TextBody = {
  readonly kind: 'text'
  readonly text: string
  readonly mentions?: readonly Mention[]
  readonly attachments?: readonly Attachment[]
}

/** An answer without words to the message that its author named `to`. Taking it back deletes the message that it came in. */
export type ReactionBody = { readonly kind: 'reaction'; readonly emoji: string; readonly to: ClientMessageId }

/** What a message says, once this device has tried to open it. The ciphertext itself never gets this far. */
export type MessageBody = TextBody | ReactionBody | { readonly kind: 'unreadable'; readonly reason: UnreadableReason }

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

/** As {@link MessageChange}, where it is also known in which place a message stood that is gone. */
export type StoredChange =
  | Exclude<MessageChange, DeletedMessageNews>
  | (DeletedMessageNews & { readonly sequence: number })

/** A message of one's own on its way. What it says stays in memory only, until the server has the sealed message. */
export type OutgoingMessage = {
  readonly clientMessageId: ClientMessageId
  readonly groupId: GroupId
  readonly senderId: UserId
  readonly body: TextBody | ReactionBody
  /** Files that go with it: it is sent once they have all arrived. */
  readonly uploadIds: readonly UploadId[]
  readonly replyTo: ReplyTarget | null
  readonly createdAt: string
  readonly delivery: Delivery
}

/** Where an own message is on its way: waiting for its files, being sent, or back with the reason, to be shown. */
export type Delivery =
  | { readonly kind: 'uploading' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly detail: string }

/** The words of a message, or nothing if it can't be read. */
export function textOf(body: MessageBody): string | null {
  return body.kind === 'text' ? body.text : null
}
