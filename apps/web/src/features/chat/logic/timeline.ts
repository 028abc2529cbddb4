import type { UserId } from '@umkreis/schemas'
import { type DateRules, formatDateHeading, isSameDay } from './dates.ts'
import type { ShownMessage } from './shown-messages.ts'

/** One line of the conversation. `isFirst` and `isLast` tell where a run of messages by one person begins and ends. */
export type TimelineRow =
  | { readonly kind: 'date'; readonly key: string; readonly label: string }
  | { readonly kind: 'unread'; readonly key: string; readonly count: number }
  | {
      readonly kind: 'message'
      readonly key: string
      readonly message: ShownMessage
      readonly isOwn: boolean
      readonly isFirst: boolean
      readonly isLast: boolean
    }

/**
 * What a reader had not seen when the conversation was opened: everything of others after `lastReadSequence`. `count` is
 * how many that were, in case not all of them are loaded.
 */
export type UnreadMark = {
  readonly lastReadSequence: number
  readonly untilSequence: number
  readonly count?: number
}

/** Messages of one person further apart than this are told with a new name and time. */
const RUN_GAP_MS = 5 * 60_000

/**
 * Puts date headings, the unread marker and runs by one person into a list of messages, oldest first.
 *
 * @param isWhole Whether nothing is missing above them. Otherwise what stands above the first is not known: it gets no
 *   heading that would have to go again once that is loaded.
 */
export function createTimeline(
  messages: readonly ShownMessage[],
  reader: { readonly userId: UserId; readonly dates: DateRules; readonly unread: UnreadMark | null },
  isWhole = true,
): readonly TimelineRow[] {
  const rows: TimelineRow[] = []
  const firstUnread = findFirstUnread(messages, reader, isWhole)
  for (const [index, message] of messages.entries()) {
    const before = messages[index - 1]
    const isNewDay = before ? !isSameDay(before.sendDate, message.sendDate, reader.dates) : isWhole
    if (isNewDay) {
      rows.push({ kind: 'date', key: `date ${message.key}`, label: formatDateHeading(message.sendDate, reader.dates) })
    }
    if (message === firstUnread) {
      rows.push({ kind: 'unread', key: 'unread', count: countUnread(messages, reader) })
    }
    const after = messages[index + 1]
    rows.push(
      messageRow(message, {
        isOwn: message.senderId === reader.userId,
        isFirst: isNewDay || message === firstUnread || !before || !isSameRun(before, message),
        isLast:
          !after ||
          after === firstUnread ||
          !isSameRun(message, after) ||
          !isSameDay(message.sendDate, after.sendDate, reader.dates),
      }),
    )
  }
  return rows
}

type MessageRow = Extract<TimelineRow, { kind: 'message' }>

/** The row that a message had before: as long as nothing of it changes, it is the same, and is not drawn again. */
const rowBefore = new WeakMap<ShownMessage, MessageRow>()

function messageRow(message: ShownMessage, place: Pick<MessageRow, 'isOwn' | 'isFirst' | 'isLast'>): MessageRow {
  const before = rowBefore.get(message)
  if (before?.isOwn === place.isOwn && before.isFirst === place.isFirst && before.isLast === place.isLast) return before
  const row: MessageRow = { kind: 'message', key: message.key, message, ...place }
  rowBefore.set(message, row)
  return row
}

function findFirstUnread(
  messages: readonly ShownMessage[],
  reader: { userId: UserId; unread: UnreadMark | null },
  isWhole: boolean,
): ShownMessage | undefined {
  const index = messages.findIndex((message) => isUnread(message, reader))
  // The first that is loaded may have others before it.
  return index > 0 || isWhole ? messages[index] : undefined
}

function countUnread(messages: readonly ShownMessage[], reader: { userId: UserId; unread: UnreadMark | null }): number {
  return reader.unread?.count ?? messages.filter((message) => isUnread(message, reader)).length
}

function isUnread(message: ShownMessage, { userId, unread }: { userId: UserId; unread: UnreadMark | null }): boolean {
  return (
    unread !== null &&
    message.senderId !== userId &&
    message.state.kind === 'stored' &&
    message.state.message.sequence > unread.lastReadSequence &&
    message.state.message.sequence <= unread.untilSequence
  )
}

function isSameRun(one: ShownMessage, next: ShownMessage): boolean {
  return one.senderId === next.senderId && Date.parse(next.sendDate) - Date.parse(one.sendDate) <= RUN_GAP_MS
}
