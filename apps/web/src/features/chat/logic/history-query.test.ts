import type { GroupId, UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { johanna, karim } from '../../../testing/people.ts'
import { buildGroup } from '../testing/builders.ts'
import { NO_CHOICES, type SearchChoices, toHistoryQuery } from './history-query.ts'

const now = new Date(2026, 10, 21, 15)
const ask = (typed: string, choices: Partial<SearchChoices> = {}) =>
  toHistoryQuery(
    typed,
    { ...NO_CHOICES, ...choices },
    {
      people: [karim, johanna],
      groups: [buildGroup('a', { name: 'Team Nord' }), buildGroup('b', { name: '', kind: 'pair' })],
      viewerId: johanna.userId,
      now,
    },
  )

describe(toHistoryQuery, () => {
  it('asks nothing before anything is typed or chosen, also not in one conversation', () => {
    expect(ask('  ')).toBeNull()
    expect(ask('', { groupId: 'a' as GroupId })).toBeNull()
    expect(ask('from:')).toBeNull()
  })

  it('asks for words', () => {
    expect(ask('das Angebot')).toMatchObject({ text: 'das Angebot', groupIds: undefined, senderIds: undefined })
  })

  it('knows people and conversations by their names, oneself too', () => {
    expect(ask('from:hadd')).toMatchObject({ senderIds: [karim.userId] })
    expect(ask('von:mir')).toMatchObject({ senderIds: [johanna.userId] })
    expect(ask('in:nord')).toMatchObject({ groupIds: ['a'] })
    expect(ask('in:karim')).toMatchObject({ groupIds: ['b'] })
  })

  it('finds nothing by a name that nobody bears, and by two at once', () => {
    expect(ask('from:zoe')).toMatchObject({ senderIds: [] })
    expect(ask('from:karim from:johanna')).toMatchObject({ senderIds: [] })
    expect(ask('in:nord', { groupId: 'b' as GroupId })).toMatchObject({ groupIds: [] })
  })

  it('joins what was typed with what was chosen', () => {
    const senderId = karim.userId as UserId
    expect(ask('x', { senderId, groupId: 'a' as GroupId, has: 'file', period: 'week' })).toMatchObject({
      text: 'x',
      senderIds: [senderId],
      groupIds: ['a'],
      has: 'file',
      from: new Date(2026, 10, 14).getTime(),
    })
    expect(ask('after:2026-11-20 before:heute', { period: 'week' })).toMatchObject({
      from: new Date(2026, 10, 20).getTime(),
      until: new Date(2026, 10, 21).getTime(),
    })
  })
})
