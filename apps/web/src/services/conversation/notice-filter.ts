import type { NewMessageNotification } from '@umkreis/schemas'
import type { ChatMessage } from './chat-message.ts'

/** Tells notifications of messages from those of reactions, which are not worth a sound. */
export interface NoticeFilter {
  /** A message that was just received. */
  hear(message: ChatMessage): void
  /** Whether what this person wrote in this group since the last notification was more than reactions. */
  passes(notification: NewMessageNotification): boolean
  /** The newest message that the notification is of, as far as it was received; a reaction is none. */
  messageOf(notification: NewMessageNotification): ChatMessage | undefined
  /** Another group is shown: which messages are notified begins anew. */
  forget(): void
}

/**
 * Creates a filter. The server notifies of every message, since it can't tell them apart, and sends the messages themselves
 * before; a notification names no message, so what is known of its author decides. Where nothing is known it passes.
 */
export function createNoticeFilter(): NoticeFilter {
  const heard = new Map<string, { isWorthIt: boolean; isNotified: boolean; message: ChatMessage | undefined }>()
  const keyOf = ({ groupId, senderId }: NewMessageNotification) => `${groupId} ${senderId}`
  return {
    hear(message) {
      const key = keyOf(message)
      const before = heard.get(key)
      const isContinued = before !== undefined && !before.isNotified
      const isWorthIt = message.body.kind !== 'reaction' || (isContinued && before.isWorthIt)
      const newest = message.body.kind === 'reaction' ? before?.message : message
      heard.set(key, { isWorthIt, isNotified: false, message: newest })
    },
    passes(notification) {
      const known = heard.get(keyOf(notification))
      if (!known) return true
      known.isNotified = true
      return known.isWorthIt
    },
    messageOf: (notification) => heard.get(keyOf(notification))?.message,
    forget: () => heard.clear(),
  }
}
