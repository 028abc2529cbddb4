import type { ConversationMessage, SealedConversations } from '@umkreis/chat-hub'
import type { Message, MessageId } from '@umkreis/schemas'
import { logError } from '../log.ts'

/** Opens messages without ever failing: what can't be opened now is marked, and tried again. */
export interface MessageOpener {
  open(messages: readonly Message[]): Promise<readonly ConversationMessage[]>
  /** Tries again to open what could not be opened because the keys could not be asked for. */
  retry(): Promise<readonly ConversationMessage[]>
}

/**
 * Creates an opener. The sealing layer itself remembers messages whose key is missing; this remembers those that it
 * could not even look at, because the server was away.
 *
 * @param onArrived Told of everything that is to be opened: it has reached this device.
 */
export function createMessageOpener(
  sealed: Pick<SealedConversations, 'open' | 'readiness' | 'onReadinessChange'>,
  onArrived: (messages: readonly Message[]) => void,
): MessageOpener {
  const started = whenStarted(sealed)
  const waiting = new Map<MessageId, Message>()

  const open = async (messages: readonly Message[]): Promise<readonly ConversationMessage[]> => {
    if (messages.length === 0) return []
    onArrived(messages)
    await started
    try {
      const opened = await sealed.open(messages)
      for (const { messageId } of messages) waiting.delete(messageId)
      return opened
    } catch (error) {
      logError('Messages could not be opened yet', error)
      for (const message of messages) waiting.set(message.messageId, message)
      return messages.map(markUnopened)
    }
  }

  return { open, retry: () => open([...waiting.values()]) }
}

/** Before the own keys were looked for nothing can be opened, and everything would look unreadable for a moment. */
function whenStarted(sealed: Pick<SealedConversations, 'readiness' | 'onReadinessChange'>): Promise<void> {
  const isStarting = () => sealed.readiness.kind === 'not-ready' && sealed.readiness.reason === 'starting'
  if (!isStarting()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = sealed.onReadinessChange(() => {
      if (isStarting()) return
      stop()
      resolve()
    })
  })
}

function markUnopened({ content, ...message }: Message): ConversationMessage {
  return content === undefined || message.isDeleted
    ? { kind: 'deleted', message }
    : { kind: 'unreadable', message, reason: 'missing-key' }
}
