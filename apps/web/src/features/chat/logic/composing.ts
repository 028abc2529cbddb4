import { MAX_TEXT_LENGTH } from '@umkreis/crypto'
import type { ChatMessage } from '../../../services/conversation/chat-message.ts'

/** What the composer writes: something new, an answer, or the new text of an own message. */
export type Composing =
  | { readonly kind: 'new' }
  | { readonly kind: 'reply'; readonly to: ChatMessage }
  | { readonly kind: 'edit'; readonly message: ChatMessage }

/** Bytes of UTF-8 that one message takes: what is left of its content after base64, padding and the envelope. */
export const TEXT_MAX_BYTES = 40_000

/** What is sent of a text: without the space around it. Empty when there is nothing to send. */
export function textToSend(text: string): string {
  return text.trim()
}

/** By how many characters a text is too long for one message, at least; 0 if it fits. */
export function charactersTooMany(text: string): number {
  const units = text.length - MAX_TEXT_LENGTH
  // A unit takes three bytes at most, so most texts need no counting.
  const bytes = text.length * 3 > TEXT_MAX_BYTES ? new TextEncoder().encode(text).length - TEXT_MAX_BYTES : 0
  return Math.max(0, units, Math.ceil(bytes / 3))
}
