import type { TimelineRow } from './timeline.ts'

/** Rows on either side of where somebody reads that are kept when others are forgotten. */
const KEPT_ROWS = 120

/** The sequence of the message in a row; none for what is on its way or stands between messages. */
export function sequenceOfRow(row: TimelineRow | undefined): number | null {
  return row?.kind === 'message' && row.message.state.kind === 'stored' ? row.message.state.message.sequence : null
}

/** Where a message stands, or the next one after it if it is gone; −1 if there is none. */
export function rowIndexOfSequence(rows: readonly TimelineRow[], sequence: number): number {
  return rows.findIndex((row) => (sequenceOfRow(row) ?? -1) >= sequence)
}

/** The highest sequence in rows `first` to `last`, 0 if they hold no stored message. */
export function newestSequenceIn(rows: readonly TimelineRow[], first: number, last: number): number {
  for (let index = Math.min(last, rows.length - 1); index >= Math.max(0, first); index -= 1) {
    const sequence = sequenceOfRow(rows[index])
    if (sequence !== null) return sequence
  }
  return 0
}

/**
 * The sequences between which messages are kept for somebody who sees rows `first` to `last`.
 *
 * @param isFollowing Whether that is the end and stays it, however much has come below since it was looked at.
 */
export function keptSequences(
  rows: readonly TimelineRow[],
  seen: { readonly first: number; readonly last: number },
  isFollowing: boolean,
): { readonly from: number; readonly to: number } {
  const last = isFollowing ? rows.length - 1 : seen.last
  const first = seen.first + last - seen.last
  const before = newestSequenceIn(rows, 0, first - KEPT_ROWS)
  const after = rows.slice(last + KEPT_ROWS).map(sequenceOfRow)
  return { from: before, to: after.find((sequence) => sequence !== null) ?? Number.MAX_SAFE_INTEGER }
}

/** A guess at the height of a row before it was drawn, in pixels. */
export function estimateRow(row: TimelineRow): number {
  if (row.kind !== 'message') return 56
  const { body } = row.message
  if (body.kind !== 'text') return 56
  const lines = body.text === '' ? 0 : Math.min(40, Math.ceil(body.text.length / 60))
  return (row.isFirst ? 52 : 28) + 24 * lines + 180 * Math.min(1, body.attachments?.length ?? 0)
}
