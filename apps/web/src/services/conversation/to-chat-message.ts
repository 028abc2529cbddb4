import type { ConversationMessage } from '@umkreis/chat-hub'
import type { MessageBody as SealedBody } from '@umkreis/crypto'
import type { ClientMessageId, UserId } from '@umkreis/schemas'
import type { ChatMessage, MessageBody, ReactionBody, StoredChange, TextBody } from './chat-message.ts'

type Shown = Exclude<ConversationMessage, { kind: 'deleted' }>

/** A message that the sealing layer has looked into, as the screens take it. */
export function toChange(opened: ConversationMessage): StoredChange {
  const { messageId, groupId, sequence, revision } = opened.message
  if (opened.kind === 'deleted') return { kind: 'deleted', messageId, groupId, sequence, revision }
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
    body: opened.kind === 'open' ? toBody(opened.body) : { kind: 'unreadable', reason: opened.reason },
  }
}

/** What is sealed of a body; of an answer also which message it answers. */
export function toSealedBody(body: TextBody | ReactionBody, replyTo: ChatMessage['replyTo']): SealedBody {
  if (body.kind === 'reaction') return { text: '', reaction: { emoji: body.emoji, to: body.to } }
  const { text, mentions = [], attachments = [] } = body
  return {
    text,
    ...(mentions.length > 0 && { mentions }),
    ...(attachments.length > 0 && { attachments }),
    ...(replyTo && { replyTo: replyTo.clientMessageId }),
  }
}

/** A reaction that also has words or files is shown as a message: nothing that somebody wrote may go unseen. */
function toBody({ text, mentions = [], attachments = [], reaction }: SealedBody): MessageBody {
  if (reaction && text === '' && attachments.length === 0) {
    return { kind: 'reaction', emoji: reaction.emoji, to: reaction.to as ClientMessageId }
  }
  return {
    kind: 'text',
    text,
    ...(mentions.length > 0 && {
      mentions: mentions.map(({ userId, start, end }) => ({ userId: userId as UserId, start, end })),
    }),
    ...(attachments.length > 0 && { attachments }),
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
