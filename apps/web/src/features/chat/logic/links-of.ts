import type { ChatMessage } from '../../../services/conversation/chat-message.ts'
import { splitLinks } from './split-links.ts'

/** An address that somebody sent. */
export type SentLink = { readonly message: ChatMessage; readonly href: string; readonly text: string }

/** The web addresses of a message, each once, in the order in which they stand. */
export function linksOf(message: ChatMessage): readonly SentLink[] {
  if (message.body.kind !== 'text') return []
  const links = new Map<string, SentLink>()
  for (const part of splitLinks(message.body.text)) {
    if (part.kind === 'text' || !/^https?:/i.test(part.href) || links.has(part.href)) continue
    links.set(part.href, { message, href: part.href, text: part.text })
  }
  return [...links.values()]
}
