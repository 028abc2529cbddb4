import { HubCallError, type SealedConversations } from '@umkreis/chat-hub'
import type { Delivery } from '../outbox/send-queue.ts'
import type { ChatMessage } from './chat-message.ts'
import { toChatMessage, toSealedBody } from './to-chat-message.ts'

/**
 * Seals and sends what waits in the outbox.
 *
 * @param onDeleted Told of a message that is gone for everybody.
 */
export function createDelivery(
  sealed: Pick<SealedConversations, 'send' | 'edit' | 'delete'>,
  onDeleted: (message: ChatMessage) => void,
): Delivery {
  return {
    async message({ groupId, body, replyTo, clientMessageId }) {
      const sealedBody = toSealedBody(body, replyTo)
      const stored = await sealed.send({
        groupId,
        clientMessageId,
        body: sealedBody,
        ...(replyTo && { replyToMessageId: replyTo.messageId }),
      })
      return toChatMessage({ kind: 'open', message: stored, body: sealedBody, editCounter: 0 })
    },
    async change({ message, edit }) {
      if (edit) return sealed.edit(message, toSealedBody(edit, message.replyTo))
      try {
        await sealed.delete(message)
      } catch (error) {
        // Asked a second time, because the first answer was lost: it is gone already.
        if (!(error instanceof HubCallError) || error.code !== 'NotFound') throw error
      }
      onDeleted(message)
    },
  }
}
