import type { UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { buildMessage } from '../testing/builders.ts'
import { keptSequences } from './row-places.ts'
import { createTimeline } from './timeline.ts'

const dates = { locale: 'en-GB', timeZone: 'UTC', now: new Date('2026-11-20T18:00:00Z') }

/** One row for each message; message number `sequence` stands in row `sequence - 1`. */
const rows = createTimeline(
  Array.from({ length: 1000 }, (_, index) => {
    const message = buildMessage('a', index + 1)
    const { senderId, sendDate, isEdited, replyTo } = message
    const body = { kind: 'text', text: 'text' } as const
    const state = { kind: 'stored', message } as const
    return { key: `k${index}`, senderId, sendDate, isEdited, replyTo, body, reactions: [], state }
  }),
  { userId: 'me' as UserId, dates, unread: null },
  false,
)

describe(keptSequences, () => {
  it('keeps some rows on either side of what is seen', () => {
    expect(keptSequences(rows, { first: 490, last: 509 }, false)).toEqual({ from: 371, to: 630 })
  })

  it('keeps an end whole', () => {
    expect(keptSequences(rows, { first: 0, last: 19 }, false)).toEqual({ from: 0, to: 140 })
    expect(keptSequences(rows, { first: 980, last: 999 }, false).to).toBe(Number.MAX_SAFE_INTEGER)
  })

  it('keeps the end for whoever follows it, however much has come below since it was looked at', () => {
    expect(keptSequences(rows, { first: 280, last: 299 }, true)).toEqual({ from: 862, to: Number.MAX_SAFE_INTEGER })
  })
})
