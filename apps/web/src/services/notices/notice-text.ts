import type { Group, UserId } from '@umkreis/schemas'
import { formatName } from '../../shared/format/format-name.ts'
import type { ChatMessage } from '../conversation/chat-message.ts'
import { words } from './words.ts'

/** What fits the notice of a system; the rest would be cut anyway. */
const MAX_LENGTH = 160

/** What the system shows of a new message. */
export type NoticeText = { readonly title: string; readonly body: string }

/**
 * Writes what is told of a message. It was opened on this device, and goes to this device's system only.
 *
 * @param group Undefined where the server could not be asked.
 * @param message Undefined where only its arrival is known.
 */
export function noticeText(group: Group | undefined, senderId: UserId, message: ChatMessage | undefined): NoticeText {
  const sender = group?.members.find(({ userId }) => userId === senderId)
  const name = sender ? formatName(sender) : ''
  const text = message?.body.kind === 'text' ? message.body.text.replaceAll(/\s+/g, ' ').trim() : ''
  const said = text === '' ? words.newMessage : cut(text)
  if (!group || group.kind === 'pair' || group.name === '')
    return { title: name === '' ? words.product : name, body: said }
  return { title: group.name, body: sender ? `${sender.firstName}: ${said}` : said }
}

function cut(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const segments = [...new Intl.Segmenter().segment(text.slice(0, MAX_LENGTH + 1))]
  return `${segments
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()} …`
}
