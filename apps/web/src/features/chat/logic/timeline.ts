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

/** What a reader had not seen when the conversation was opened: everything of others after `lastReadSequence`. */
export type UnreadMark = { readonly lastReadSequence: number; readonly untilSequence: number }

/** Messages of one person further apart than this are told with a new name and time. */
const RUN_GAP_MS = 5 * 60_000

/** Puts date headings, the unread marker and runs by one person into a list of messages, oldest first. */
export function createTimeline(
  messages: readonly ShownMessage[],
  reader: { readonly userId: UserId; readonly dates: DateRules; readonly unread: UnreadMark | null },
): readonly TimelineRow[] {
  const rows: TimelineRow[] = []
  const firstUnread = messages.find((message) => isUnread(message, reader))
  for (const [index, message] of messages.entries()) {
    const before = messages[index - 1]
    const isNewDay = !before || !isSameDay(before.sendDate, message.sendDate, reader.dates)
    if (isNewDay) {
      rows.push({ kind: 'date', key: `date ${message.key}`, label: formatDateHeading(message.sendDate, reader.dates) })
    }
    if (message === firstUnread) {
      rows.push({ kind: 'unread', key: 'unread', count: messages.filter((one) => isUnread(one, reader)).length })
    }
    const after = messages[index + 1]
    rows.push({
      kind: 'message',
      key: message.key,
      message,
      isOwn: message.senderId === reader.userId,
      isFirst: isNewDay || message === firstUnread || !before || !isSameRun(before, message),
      isLast:
        !after ||
        after === firstUnread ||
        !isSameRun(message, after) ||
        !isSameDay(message.sendDate, after.sendDate, reader.dates),
    })
  }
  return rows
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
