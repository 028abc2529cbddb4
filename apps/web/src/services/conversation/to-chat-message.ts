import type { ConversationMessage } from '@umkreis/chat-hub'
import type { ClientMessageId } from '@umkreis/schemas'
import type { ChatMessage, MessageChange } from './chat-message.ts'

type Shown = Exclude<ConversationMessage, { kind: 'deleted' }>

/** A message that the sealing layer has looked into, as the screens take it. */
export function toChange(opened: ConversationMessage): MessageChange {
  const { messageId, groupId, revision } = opened.message
  if (opened.kind === 'deleted') return { kind: 'deleted', messageId, groupId, revision }
  return { kind: 'message', message: toChatMessage(opened) }
}

/** As {@link toChange}, for one that is known to exist still. */
export function toChatMessage(opened: Shown): ChatMessage {
  const { messageId, groupId, senderId, clientMessageId, sequence, revision, sendDate } = opened.message
  return {
    messageId,
    groupId,
    senderId,
    clientMessageId,
    sequence,
    revision,
    sendDate,
    isEdited: opened.message.isEdited || (opened.kind === 'open' && opened.editCounter > 0),
    replyTo: replyTargetOf(opened),
    body:
      opened.kind === 'open' ? { kind: 'text', text: opened.body.text } : { kind: 'unreadable', reason: opened.reason },
  }
}

/** The answers among messages that exist; the others are left out. */
export function existing(opened: readonly ConversationMessage[]): ChatMessage[] {
  return opened.flatMap((one) => (one.kind === 'deleted' ? [] : [toChatMessage(one)]))
}

/** Only what the author sealed counts as an answer; the server alone could point at anything. */
function replyTargetOf(opened: Shown): ChatMessage['replyTo'] {
  const messageId = opened.message.replyToMessageId
  if (opened.kind !== 'open' || opened.body.replyTo === undefined || messageId === undefined) return null
  return { messageId, clientMessageId: opened.body.replyTo as ClientMessageId }
}
