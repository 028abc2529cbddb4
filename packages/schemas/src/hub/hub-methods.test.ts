import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CONTENT_MAX_LENGTH } from '../chat/message.ts'
import { hubEvents } from './hub-events.ts'
import { hubMethodArguments, hubMethodResults } from './hub-methods.ts'
import { SEPARATE_USERS_MAX } from './send-message-to-separate-users.ts'

const accepts = (schema: v.GenericSchema, input: unknown) => v.safeParse(schema, input).success

describe('the calls of the hub', () => {
  const sendMessage = hubMethodArguments.SendMessage

  it('takes a message from a bare client: a group and a content', () => {
    expect(accepts(sendMessage, [{ GroupId: 'g1', Content: 'Zm9v' }])).toBe(true)
    expect(accepts(sendMessage, [{ GroupId: 'g1', Content: 'Zm9v', Epoch: null, ClientMessageId: null }])).toBe(true)
  })

  it('refuses a message without a group, without an argument, or with a number as content', () => {
    expect(accepts(sendMessage, [{ Content: 'Zm9v' }])).toBe(false)
    expect(accepts(sendMessage, [])).toBe(false)
    expect(accepts(sendMessage, [{ GroupId: 'g1', Content: 7 }])).toBe(false)
  })

  it('takes 64 KiB of content, counted in bytes of UTF-8, and not one byte more', () => {
    const send = (Content: string) => accepts(sendMessage, [{ GroupId: 'g1', Content }])
    expect(send('a'.repeat(CONTENT_MAX_LENGTH))).toBe(true)
    expect(send('a'.repeat(CONTENT_MAX_LENGTH + 1))).toBe(false)
    expect(send('ä'.repeat(CONTENT_MAX_LENGTH / 2))).toBe(true)
    expect(send('ä'.repeat(CONTENT_MAX_LENGTH / 2 + 1))).toBe(false)
  })

  it('takes an edit with and without an epoch, and refuses a negative one', () => {
    expect(accepts(hubMethodArguments.UpdateMessage, ['m1', 'Zm9v', 'g1'])).toBe(true)
    expect(accepts(hubMethodArguments.UpdateMessage, ['m1', 'Zm9v', 'g1', 3])).toBe(true)
    expect(accepts(hubMethodArguments.UpdateMessage, ['m1', 'Zm9v', 'g1', -1])).toBe(false)
  })

  it('takes a place that messages have reached, and refuses one before the first or between two', () => {
    const mark = (Sequence: unknown) => accepts(hubMethodArguments.MarkDelivered, [{ GroupId: 'g1', Sequence }])
    expect([mark(0), mark(7), mark(-1), mark(1.5), mark('7')]).toEqual([true, true, false, false, false])
    expect(accepts(hubMethodArguments.Typing, [{ GroupId: 'g1' }])).toBe(true)
    expect(accepts(hubMethodArguments.Typing, [{}])).toBe(false)
  })

  it('bounds how many people one call reaches', () => {
    const reach = (count: number) =>
      accepts(hubMethodArguments.SendMessageToSeparateUsers, [
        { UserIds: Array.from({ length: count }, (_, index) => `u${index}`), Content: 'Zm9v' },
      ])
    expect(reach(0)).toBe(false)
    expect(reach(SEPARATE_USERS_MAX)).toBe(true)
    expect(reach(SEPARATE_USERS_MAX + 1)).toBe(false)
  })

  it('takes null and undefined as the result of a method that has none', () => {
    expect(v.parse(hubMethodResults.DeleteMessage, null)).toBe(undefined)
    expect(v.parse(hubMethodResults.DeleteMessage, undefined)).toBe(undefined)
  })
})

describe('hubEvents', () => {
  it('drops what a later server may add, and refuses a count that is not one', () => {
    const counts = { total: 2, groups: [{ groupId: 'g1', count: 2, later: true }], later: 1 }
    expect(v.parse(hubEvents.UnreadMessagesCount, [counts])).toEqual([
      { total: 2, groups: [{ groupId: 'g1', count: 2 }] },
    ])
    expect(accepts(hubEvents.UnreadMessagesCount, [{ total: -1, groups: [] }])).toBe(false)
  })
})
