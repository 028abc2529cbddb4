import type { ChatMessage, StoredChange } from '../../conversation/chat-message.ts'
import { HOLDS } from '../index/entries.ts'
import { type IndexedMessage, PAGE_SLOTS } from '../index/history-index.ts'

/** Messages of one stretch of a group's sequences, ascending. */
export type HistoryPage = readonly ChatMessage[]

const ADDRESS = /https?:\/\/[^\s]/i

/** The number of the page in which a message stands. */
export function pageNumberOf(sequence: number): number {
  return Math.floor(sequence / PAGE_SLOTS)
}

/** Applies changes to a page. What is older than what stands there changes nothing, in whatever order they come. */
export function changePage(page: HistoryPage, changes: readonly StoredChange[]): HistoryPage {
  const messages = new Map(page.map((message) => [message.sequence, message]))
  for (const change of changes) {
    if (change.kind === 'deleted') {
      const known = messages.get(change.sequence)
      if (known && known.revision <= change.revision) messages.delete(change.sequence)
      continue
    }
    const { message } = change
    const known = messages.get(message.sequence)
    if (!known || isNewer(message, known)) messages.set(message.sequence, message)
  }
  return [...messages.values()].toSorted((one, other) => one.sequence - other.sequence)
}

function isNewer(message: ChatMessage, known: ChatMessage): boolean {
  if (message.revision !== known.revision) return message.revision > known.revision
  // The same, but opened meanwhile; what was open stays open.
  return known.body.kind === 'unreadable'
}

/** How many messages of a page could not be read when they came. */
export function countUnreadable(page: HistoryPage): number {
  return page.filter(({ body }) => body.kind === 'unreadable').length
}

/** The messages of a page as they are indexed: reactions and what can't be read have no words. */
export function toIndexed(page: HistoryPage): readonly IndexedMessage[] {
  return page.flatMap(({ body, sequence, revision, sendDate, senderId }) => {
    if (body.kind !== 'text') return []
    const files = body.attachments ?? []
    const holdsType = (type: string) => files.some(({ mediaType }) => mediaType.toLowerCase().startsWith(`${type}/`))
    return [
      {
        slot: sequence % PAGE_SLOTS,
        revision,
        time: Date.parse(sendDate),
        senderId,
        holds:
          (files.length > 0 ? HOLDS.file : 0) |
          (holdsType('image') ? HOLDS.picture : 0) |
          (holdsType('audio') ? HOLDS.sound : 0) |
          (ADDRESS.test(body.text) ? HOLDS.link : 0),
        text: [body.text, ...files.map(({ name }) => name)].join('\n'),
      },
    ]
  })
}
