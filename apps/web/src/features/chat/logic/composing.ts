import type { ChatMessage } from '../../../services/conversation/chat-message.ts'

/** What the composer writes: something new, an answer, or the new text of an own message. */
export type Composing =
  | { readonly kind: 'new' }
  | { readonly kind: 'reply'; readonly to: ChatMessage }
  | { readonly kind: 'edit'; readonly message: ChatMessage }

/** Most UTF-16 units of a text: `MAX_TEXT_LENGTH` of crypto, without what a page need not load before it is shown. */
export const TEXT_MAX_LENGTH = 20_000

/** Bytes of UTF-8 that one message takes: what is left of its content after base64, padding and the envelope. */
export const TEXT_MAX_BYTES = 40_000

/** Bytes that files and names take of a message, at most, and how many of them are left over by the longest text. */
const FILE_BYTES = 1_450
const MENTION_BYTES = 130
const SPARE_BYTES = 5_000

/**
 * By how many characters a text is too long for one message, at least; 0 if it fits.
 *
 * @param beside How many files go with it, and how many people it names.
 */
export function charactersTooMany(text: string, beside = { files: 0, mentions: 0 }): number {
  const units = text.length - TEXT_MAX_LENGTH
  const taken = beside.files * FILE_BYTES + beside.mentions * MENTION_BYTES
  const maxBytes = TEXT_MAX_BYTES - Math.max(0, taken - SPARE_BYTES)
  // A unit takes three bytes at most, so most texts need no counting.
  const bytes = text.length * 3 > maxBytes ? new TextEncoder().encode(text).length - maxBytes : 0
  return Math.max(0, units, Math.ceil(bytes / 3))
}
