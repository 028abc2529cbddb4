import type { ClientMessageId, MessageId, UserId } from '@umkreis/schemas'
import type { ChatMessage, OutgoingMessage } from '../../../services/conversation/chat-message.ts'
import { isEmoji, sameEmoji } from './emoji.ts'

/** Somebody's reaction. `messages` are those that it came in, to be deleted to take it back; none while it is on its way. */
export type GivenReaction = { readonly userId: UserId; readonly messages: readonly ChatMessage[] }

/** One emoji below a message, with everybody who chose it, each once, in the order in which they did. */
export type ShownReaction = { readonly emoji: string; readonly given: readonly GivenReaction[] }

/** Different emoji below one message; more would be a nuisance rather than an answer. */
const EMOJI_MAX = 20

type Answer = {
  readonly to: ClientMessageId
  readonly emoji: string
  readonly userId: UserId
  readonly message?: ChatMessage
}

/**
 * Puts reactions below the messages that they answer. The sealed reaction names its message by the id that its author chose;
 * should two messages have one id, the older one is meant, since whoever wrote the younger one had seen it.
 *
 * @param stored Ascending by `sequence`.
 * @param outgoing What is on its way: it counts already.
 */
export function gatherReactions(
  stored: readonly ChatMessage[],
  outgoing: readonly OutgoingMessage[],
): ReadonlyMap<MessageId, readonly ShownReaction[]> {
  const answers = [...stored.flatMap(storedAnswer), ...outgoing.flatMap(outgoingAnswer)]
  const shown = new Map<MessageId, readonly ShownReaction[]>()
  if (answers.length === 0) return shown
  const targets = new Map<ClientMessageId, MessageId>()
  for (const { body, clientMessageId, messageId } of stored) {
    if (body.kind !== 'reaction' && clientMessageId !== null && !targets.has(clientMessageId)) {
      targets.set(clientMessageId, messageId)
    }
  }
  for (const answer of answers) {
    const target = targets.get(answer.to)
    if (target !== undefined) shown.set(target, add(shown.get(target) ?? [], answer))
  }
  return shown
}

/** The reaction of one person with one emoji, if there is one. */
export function givenBy(reactions: readonly ShownReaction[], emoji: string, userId: UserId): GivenReaction | undefined {
  const same = reactions.find((one) => sameEmoji(one.emoji) === sameEmoji(emoji))
  return same?.given.find((one) => one.userId === userId)
}

function storedAnswer(message: ChatMessage): readonly Answer[] {
  const { body, senderId } = message
  return body.kind === 'reaction' && isEmoji(body.emoji)
    ? [{ to: body.to, emoji: body.emoji, userId: senderId, message }]
    : []
}

function outgoingAnswer({ body, senderId, delivery }: OutgoingMessage): readonly Answer[] {
  return body.kind === 'reaction' && delivery.kind === 'sending'
    ? [{ to: body.to, emoji: body.emoji, userId: senderId }]
    : []
}

function add(reactions: readonly ShownReaction[], { emoji, userId, message }: Answer): readonly ShownReaction[] {
  const messages = message ? [message] : []
  const same = reactions.find((one) => sameEmoji(one.emoji) === sameEmoji(emoji))
  if (!same) return reactions.length < EMOJI_MAX ? [...reactions, { emoji, given: [{ userId, messages }] }] : reactions
  const isKnown = same.given.some((one) => one.userId === userId)
  const given = isKnown
    ? same.given.map((one) => (one.userId === userId ? { userId, messages: [...one.messages, ...messages] } : one))
    : [...same.given, { userId, messages }]
  return reactions.map((one) => (one === same ? { ...one, given } : one))
}
