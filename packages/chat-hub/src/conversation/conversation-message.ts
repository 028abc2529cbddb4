import type { MessageBody } from '@umkreis/crypto'
import type { Message } from '@umkreis/schemas'

/**
 * Why a message cannot be read here.
 * - `missing-key`: the key may still arrive; the message is tried again then.
 * - `bad-signature`: no device of its author wrote it.
 * - `unknown-version`: not an envelope at all, or one of a later version.
 * - `mismatch`: it belongs to another conversation, author or message, or is older than what was seen.
 */
export type UnreadableReason = 'missing-key' | 'bad-signature' | 'unknown-version' | 'mismatch'

/** A stored message without what was sealed in it. */
export type MessageFacts = Omit<Message, 'content'>

/** A message as far as this device can open it. Ciphertext never gets this far. */
export type ConversationMessage =
  | { readonly kind: 'open'; readonly message: MessageFacts; readonly body: MessageBody; readonly editCounter: number }
  | { readonly kind: 'deleted'; readonly message: MessageFacts }
  | { readonly kind: 'unreadable'; readonly message: MessageFacts; readonly reason: UnreadableReason }

/** What it takes to name one of one's own messages that is to be changed. */
export type MessageReference = Pick<Message, 'messageId' | 'groupId' | 'clientMessageId'>
