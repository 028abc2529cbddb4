import { type GroupId, type MemberReading, TYPING_INTERVAL_MS, type UserId } from '@umkreis/schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildStored } from '../../testing/messages.ts'
import { followReading } from './reading.ts'

const here = 'a' as GroupId
const karim = 'karim' as UserId

const entry = (changes: Partial<MemberReading> = {}): MemberReading => ({
  userId: karim,
  joinedSequence: 0,
  deliveredSequence: 2,
  readSequence: 1,
  deliveredAt: '2026-11-20T10:00:00.000Z',
  readAt: '2026-11-20T09:00:00.000Z',
  ...changes,
})

function setUp() {
  const handlers = new Map<string, (argument: never) => void>()
  const calls: unknown[] = []
  const hub = {
    isConnected: true,
    invoke: (method: string, args: readonly unknown[]) => {
      calls.push([method, ...args])
      return Promise.resolve()
    },
    subscribe: (event: string, handler: (argument: never) => void) => void handlers.set(event, handler),
  }
  const load = vi.fn<() => Promise<readonly MemberReading[]>>(async () => [entry()])
  const reading = followReading(hub as unknown as Parameters<typeof followReading>[0], load, 'johanna' as UserId)
  reading.follow()
  const hear = (event: string, argument: unknown) => handlers.get(event)?.(argument as never)
  return { reading, hub, calls, load, hear }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe(followReading, () => {
  it('moves on what was loaded, with the time at which that was heard, and never back', async () => {
    const { reading, hear } = setUp()
    const cell = reading.of(here)
    await vi.advanceTimersByTimeAsync(0)
    hear('ReadingChanged', { groupId: here, userId: karim, deliveredSequence: 2, readSequence: 2 })
    hear('ReadingChanged', { groupId: here, userId: karim, deliveredSequence: 1, readSequence: 1 })
    expect(cell.get()).toEqual([entry({ readSequence: 2, readAt: '2026-11-20T12:00:00.000Z' })])
  })

  it('asks again for somebody who was not there, and after the connection was away', async () => {
    const { reading, hear, load } = setUp()
    reading.of(here)
    await vi.advanceTimersByTimeAsync(0)
    hear('ReadingChanged', { groupId: here, userId: 'ines', deliveredSequence: 1, readSequence: 0 })
    reading.follow()
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('says once for many messages of others how far they have arrived, and again only for newer ones', () => {
    const { reading, calls } = setUp()
    reading.noteArrived([buildStored('a', 3), buildStored('a', 4), buildStored('a', 9, { senderId: 'johanna' })])
    expect(calls).toEqual([])
    vi.advanceTimersByTime(500)
    reading.noteArrived([buildStored('a', 2)])
    vi.advanceTimersByTime(500)
    expect(calls).toEqual([['MarkDelivered', { GroupId: here, Sequence: 4 }]])
  })

  it('waits with that for a connection', () => {
    const { reading, hub, calls } = setUp()
    hub.isConnected = false
    reading.noteArrived([buildStored('a', 3)])
    vi.advanceTimersByTime(500)
    expect(calls).toEqual([])
    hub.isConnected = true
    reading.follow()
    expect(calls).toEqual([['MarkDelivered', { GroupId: here, Sequence: 3 }]])
  })

  it('says with the first key that one is writing, and then only now and then', () => {
    const { reading, calls } = setUp()
    for (let key = 0; key < 20; key += 1) reading.noteTyping(here)
    expect(calls).toEqual([['Typing', { GroupId: here }]])
    vi.advanceTimersByTime(TYPING_INTERVAL_MS)
    reading.noteTyping(here)
    expect(calls).toHaveLength(2)
  })

  it('forgets who is writing after a silence, and once what they wrote is here', () => {
    const { reading, hear } = setUp()
    const typers = reading.typing(here)
    hear('Typing', { groupId: here, userId: karim })
    vi.advanceTimersByTime(2 * TYPING_INTERVAL_MS - 1)
    expect(typers.get()).toEqual([karim])
    hear('Typing', { groupId: here, userId: karim })
    vi.advanceTimersByTime(1)
    expect(typers.get()).toEqual([karim])
    vi.advanceTimersByTime(2 * TYPING_INTERVAL_MS)
    expect(typers.get()).toEqual([])
    hear('Typing', { groupId: here, userId: karim })
    reading.noteArrived([buildStored('a', 3, { senderId: karim })])
    expect(typers.get()).toEqual([])
  })
})
