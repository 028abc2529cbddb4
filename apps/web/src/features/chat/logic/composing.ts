import type { ChatMessage } from '../../../services/conversation/chat-message.ts'

/** What the composer writes: something new, an answer, or the new text of an own message. */
export type Composing =
  | { readonly kind: 'new' }
  | { readonly kind: 'reply'; readonly to: ChatMessage }
  | { readonly kind: 'edit'; readonly message: ChatMessage }

/**
 * Bytes of UTF-8 that one message takes: what is left of 64 KiB of content after base64, padding (an eighth at most)
 * and the envelope with its signature.
 */
export const TEXT_MAX_BYTES = 40_000

/** What is sent of a text: without the space around it. Empty when there is nothing to send. */
export function textToSend(text: string): string {
  return text.trim()
}

/** By how many bytes a text is too long for one message; 0 if it fits. */
export function bytesTooMany(text: string): number {
  // A character takes three bytes at most, so most texts need no counting.
  if (text.length * 3 <= TEXT_MAX_BYTES) return 0
  return Math.max(0, new TextEncoder().encode(text).length - TEXT_MAX_BYTES)
}
