import { MismatchError, type EnvelopeHeader } from '@umkreis/crypto'
import type { Message, MessageId } from '@umkreis/schemas'
import type { MessageReference } from './conversation-message.ts'

/** Which versions of which messages were opened: what makes replays and old edits noticeable. */
export interface SeenMessages {
  /** Counter of the newest version opened of a message; 0 when none was. */
  editCounter(message: Pick<MessageReference, 'messageId'>): number
  /**
   * Remembers an opened message.
   *
   * @throws {MismatchError} If the same sealed message was seen as another message of the group: it was replayed.
   */
  accept(message: Message, header: EnvelopeHeader): void
  clear(): void
}

/** Remembers for as long as this client lives. */
export function createSeenMessages(): SeenMessages {
  const counters = new Map<MessageId, number>()
  const places = new Map<string, MessageId>()
  return {
    editCounter: (message) => counters.get(message.messageId) ?? 0,
    accept(message, header) {
      // Ids hold no spaces, so the key is unambiguous.
      const name = `${header.groupId} ${header.senderUserId} ${header.clientMessageId}`
      const place = places.get(name)
      if (place !== undefined && place !== message.messageId) throw new MismatchError('envelope', 'messageId')
      places.set(name, message.messageId)
      counters.set(message.messageId, Math.max(header.editCounter, counters.get(message.messageId) ?? 0))
    },
    clear() {
      counters.clear()
      places.clear()
    },
  }
}
