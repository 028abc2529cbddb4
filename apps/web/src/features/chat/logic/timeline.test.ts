import type { ClientMessageId, GroupId, MessageId, UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import type { DateRules } from './dates.ts'
import type { ShownMessage } from './shown-messages.ts'
import { createTimeline, type UnreadMark } from './timeline.ts'

const dates: DateRules = { locale: 'en-GB', timeZone: 'UTC', now: new Date('2026-11-20T18:00:00Z') }

function shown(sequence: number, senderId: string, sendDate: string): ShownMessage {
  const common = {
    senderId: senderId as UserId,
    sendDate,
    isEdited: false,
    replyTo: null,
    body: { kind: 'text', text: `text ${sequence}` } as const,
    reactions: [],
  }
  const message = {
    ...common,
    messageId: `m${sequence}` as MessageId,
    groupId: 'g' as GroupId,
    clientMessageId: `c${sequence}` as ClientMessageId,
    sequence,
    revision: sequence,
  }
  return { ...common, key: `k${sequence}`, state: { kind: 'stored', message } }
}

const outline = (messages: readonly ShownMessage[], unread: UnreadMark | null = null) =>
  createTimeline(messages, { userId: 'me' as UserId, dates, unread }).map((row) => {
    if (row.kind === 'date') return row.label
    if (row.kind === 'unread') return `${row.count} new`
    return `${row.isFirst ? '[' : ''}${row.key}${row.isLast ? ']' : ''}`
  })

describe(createTimeline, () => {
  it('puts a heading above each day', () => {
    expect(
      outline([
        shown(1, 'a', '2026-11-19T17:04:00Z'),
        shown(2, 'a', '2026-11-20T00:01:00Z'),
        shown(3, 'b', '2026-11-20T09:00:00Z'),
      ]),
    ).toEqual(['19 November 2026', '[k1]', 'Today', '[k2]', '[k3]'])
  })

  it('joins messages of one person within five minutes', () => {
    expect(
      outline([
        shown(1, 'a', '2026-11-20T09:00:00Z'),
        shown(2, 'a', '2026-11-20T09:05:00Z'),
        shown(3, 'a', '2026-11-20T09:10:01Z'),
        shown(4, 'b', '2026-11-20T09:10:02Z'),
      ]),
    ).toEqual(['Today', '[k1', 'k2]', '[k3]', '[k4]'])
  })

  it('marks where the unread messages of others begin and says how many there are', () => {
    expect(
      outline(
        [
          shown(1, 'a', '2026-11-20T09:00:00Z'),
          shown(2, 'a', '2026-11-20T09:01:00Z'),
          shown(3, 'me', '2026-11-20T09:02:00Z'),
          shown(4, 'a', '2026-11-20T09:03:00Z'),
          shown(5, 'a', '2026-11-20T09:04:00Z'),
        ],
        { lastReadSequence: 1, untilSequence: 4 },
      ),
    ).toEqual(['Today', '[k1]', '2 new', '[k2]', '[k3]', '[k4', 'k5]'])
  })

  it('marks nothing when everything was read, and nothing for own messages', () => {
    const own = [shown(1, 'me', '2026-11-20T09:00:00Z')]
    expect(outline(own, { lastReadSequence: 0, untilSequence: 1 })).toEqual(['Today', '[k1]'])
    expect(outline([], null)).toEqual([])
  })
})

describe('the timeline of a part of a conversation', () => {
  const part = [shown(5, 'a', '2026-11-20T09:00:00Z'), shown(6, 'a', '2026-11-20T09:01:00Z')]
  const rows = (unread: UnreadMark | null, isWhole: boolean) =>
    createTimeline(part, { userId: 'me' as UserId, dates, unread }, isWhole).map(({ kind }) => kind)

  it('begins without a heading that would have to go again once what is above is loaded', () => {
    expect(rows(null, true)).toEqual(['date', 'message', 'message'])
    expect(rows(null, false)).toEqual(['message', 'message'])
  })

  it('does not take its first message for the first unread one, others may stand before it', () => {
    const unread = { lastReadSequence: 1, untilSequence: 6 }
    expect(rows(unread, false)).toEqual(['message', 'message'])
    expect(rows({ ...unread, lastReadSequence: 5 }, false)).toEqual(['message', 'unread', 'message'])
  })

  it('says how many are unread, also those that are not loaded', () => {
    const unread = { lastReadSequence: 5, untilSequence: 900, count: 812 }
    expect(createTimeline(part, { userId: 'me' as UserId, dates, unread }, false)[1]).toMatchObject({ count: 812 })
  })

  it('keeps the rows of messages that have not changed, so that they are not drawn again', () => {
    const reader = { userId: 'me' as UserId, dates, unread: null }
    const before = createTimeline(part, reader, false)
    const after = createTimeline([...part, shown(7, 'b', '2026-11-20T09:02:00Z')], reader, false)
    expect(after[0]).toBe(before[0])
    expect(after[1]).toBe(before[1])
  })
})
