import type { UserId } from '@umkreis/schemas'
import type { Mention } from '../../../services/conversation/chat-message.ts'
import { type Nameable, soundMentions } from './mentions.ts'
import { type MessagePart, splitLinks } from './split-links.ts'

/** A stretch of a message: words, an address that may be opened, or the name of somebody. */
export type TextPart = MessagePart | { readonly kind: 'mention'; readonly text: string; readonly userId: UserId }

/** Takes the words of a message apart. A name inside of an address would break it, so names come first. */
export function splitText(
  text: string,
  mentions: readonly Mention[],
  personOf: (userId: UserId) => Nameable | undefined,
): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const mention of soundMentions(text, mentions, personOf)) {
    parts.push(...splitLinks(text.slice(end, mention.start)))
    parts.push({ kind: 'mention', text: text.slice(mention.start, mention.end), userId: mention.userId })
    end = mention.end
  }
  return [...parts, ...splitLinks(text.slice(end))]
}
