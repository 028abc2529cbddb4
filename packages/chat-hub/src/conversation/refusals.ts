import type { Message } from '@umkreis/schemas'
import type { ConversationMessage, MessageFacts, UnreadableReason } from './conversation-message.ts'
import type { ConversationLog } from './log.ts'

/** What could not be opened of messages that are opened together. */
export interface Refusals {
  /** Marks a message with the reason. @param error Name of what was thrown. */
  refuse(message: Message, reason: UnreadableReason, error: string): ConversationMessage
  /** Logs what was refused, one line for each cause. */
  logTo(log: ConversationLog): void
}

type Cause = { groupId: string; messageId: string; reason: UnreadableReason; error: string; count: number }

/** What a message says besides its content. */
export function withoutContent(message: Message): MessageFacts {
  const { content: _, ...facts } = message
  return facts
}

/**
 * Gathers what can't be opened (rule MS4). A device without its keys meets thousands of messages at once, and as many
 * lines would bury everything else in the log: a page has one for each cause, with the first message and how many.
 */
export function createRefusals(): Refusals {
  const causes = new Map<string, Cause>()
  return {
    refuse: (message, reason, error) => {
      const { groupId, messageId } = message
      const key = reason + error
      const cause = causes.get(key) ?? { groupId, messageId, reason, error, count: 0 }
      cause.count += 1
      causes.set(key, cause)
      return { kind: 'unreadable', message: withoutContent(message), reason }
    },
    logTo: (log) => causes.forEach((cause) => log.error('Decryption error', cause)),
  }
}
