import type { UserId } from '@umkreis/schemas'
import type { ReplyTarget } from '../../../services/conversation/chat-message.ts'
import { summaryOf, type SummaryWords } from './message-summary.ts'
import type { ShownMessage } from './shown-messages.ts'

/** The message that another one answers, as far as it is known here. */
export type Quoted = { readonly author: string; readonly text: string }

/** Characters of a quoted message that can be seen. */
const QUOTE_LENGTH = 200

/** How a message was quoted before: as long as nothing of it changes, it is the same, and what quotes it is not drawn again. */
const quotedBefore = new WeakMap<ShownMessage, { readonly nameOf: (id: UserId) => string; readonly quoted: Quoted }>()

const earlierBefore = new WeakMap<object, Quoted>()

/**
 * Finds the messages that others answer. A server that names another message than the one its author answered finds
 * nothing quoted.
 *
 * @param words What is said of one that is not loaded, was deleted or can't be read.
 */
export function createQuotes(
  messages: readonly ShownMessage[],
  nameOf: (id: UserId) => string,
  words: SummaryWords & { readonly quotedEarlier: string },
): (target: ReplyTarget | null) => Quoted | null {
  const byId = new Map(
    messages.flatMap((message) =>
      message.state.kind === 'stored' ? [[message.state.message.messageId, message] as const] : [],
    ),
  )
  const earlier: Quoted = earlierBefore.get(words) ?? { author: '', text: words.quotedEarlier }
  earlierBefore.set(words, earlier)
  return (target) => {
    if (target === null) return null
    const message = byId.get(target.messageId)
    const isProven =
      message?.state.kind === 'stored' && message.state.message.clientMessageId === target.clientMessageId
    if (!isProven) return earlier
    const before = quotedBefore.get(message)
    if (before?.nameOf === nameOf) return before.quoted
    const quoted = {
      author: nameOf(message.senderId),
      text: summaryOf(message.body, words).slice(0, QUOTE_LENGTH),
    }
    quotedBefore.set(message, { nameOf, quoted })
    return quoted
  }
}
