import type { Message } from '@umkreis/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from '../logging/logger.ts'
import type { RedisLink } from '../redis/redis-link.ts'
import { createEventBus } from './event-bus.ts'
import { RedisFanOut } from './redis-fan-out.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A fan-out over a Redis that is there, goes and comes back, and takes what it is told or does not. */
function createFanOut() {
  const told: string[] = []
  const published: string[] = []
  const receivers: ((channel: Buffer, bytes: Buffer) => void)[] = []
  const heard = new Set<string>()
  const state = { isReady: true, takes: true }
  const listeners: { ready?: () => void; away?: () => void } = {}
  const link = {
    prefix: '',
    get isReady() {
      return state.isReady
    },
    commands: {
      publish: async (channel: string, text: string) => {
        if (!state.takes) throw new Error('BUSY Redis is busy running a script')
        told.push(...text.split('\n').map((one) => one.split(' ')[2] ?? ''))
        published.push(channel)
      },
      ping: async () => 'PONG',
    },
    subscriber: {
      on: (_name: string, receive: (channel: Buffer, bytes: Buffer) => void) => void receivers.push(receive),
      off: () => {},
      subscribe: async (...channels: string[]) => channels.forEach((channel) => heard.add(channel)),
      unsubscribe: async (...channels: string[]) => channels.forEach((channel) => heard.delete(channel)),
    },
    watch: (own: typeof listeners) => {
      Object.assign(listeners, own)
      return () => {}
    },
  } as unknown as RedisLink
  const logger = createLogger('silent')
  const events = createEventBus(logger)
  const fanOut = new RedisFanOut({ link, events, logger })
  const set = (isReady: boolean) => {
    state.isReady = isReady
    if (isReady) listeners.ready?.()
    else listeners.away?.()
  }
  const receive = (text: string) => receivers.forEach((each) => each(Buffer.from('channel'), Buffer.from(text)))
  return {
    told,
    published,
    receive,
    heard,
    state,
    events,
    fanOut,
    set,
    [Symbol.asyncDispose]: () => fanOut[Symbol.asyncDispose](),
  }
}

const change = { kind: 'sent', groupId: 'g', revision: 1, membersVersion: 1, message: {} as Message } as const
const ended = { sessionId: 's', userId: 'u' }

it('tells again what Redis was there for and would not take, messages too', async () => {
  await using fanOut = createFanOut()
  fanOut.state.takes = false
  fanOut.events.publish('messageChanged', change)
  fanOut.events.publish('sessionEnded', ended)
  fanOut.events.publish('typing', { groupId: 'g', userId: 'u' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fanOut.told).toEqual([])
  fanOut.state.takes = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fanOut.told).toEqual(['messageChanged', 'sessionEnded'])
})

it('tells what waited once all others had the time to come back, and no messages, which they find themselves', async () => {
  await using fanOut = createFanOut()
  fanOut.set(false)
  fanOut.events.publish('messageChanged', change)
  fanOut.events.publish('sessionEnded', ended)
  fanOut.set(true)
  await vi.advanceTimersByTimeAsync(2900)
  // Lost again: counted from the last time it came back.
  fanOut.set(false)
  fanOut.set(true)
  await vi.advanceTimersByTimeAsync(2900)
  expect(fanOut.told).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(fanOut.told).toEqual(['sessionEnded'])
})

it('hears no more of who left while only the connection for commands was lost', async () => {
  await using shared = createFanOut()
  for (const channel of ['u:stays', 'u:leaves']) shared.fanOut.want(channel)
  await vi.advanceTimersByTimeAsync(100)
  expect([...shared.heard].toSorted()).toEqual(['*', 'u:leaves', 'u:stays'])
  shared.set(false)
  shared.fanOut.release('u:leaves')
  await vi.advanceTimersByTimeAsync(5000)
  shared.set(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect([...shared.heard].toSorted()).toEqual(['*', 'u:stays'])
})

it('tells a channel in one message what one tick brought, and hears each event of such a message once', async () => {
  await using fanOut = createFanOut()
  const heard: string[] = []
  fanOut.events.subscribeEverywhere('typing', ({ groupId, userId }) => void heard.push(`${groupId} ${userId}`))
  for (const revision of [1, 2, 3]) fanOut.events.publish('messageChanged', { ...change, revision })
  fanOut.events.publish('messageChanged', { ...change, groupId: 'other' })
  expect(fanOut.told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(fanOut.told.length).toBe(4)
  expect(fanOut.published).toEqual(['g:g', 'g:other'])
  fanOut.receive('elsewhere 0 typing {"groupId":"g","userId":"a"}\nelsewhere 0 typing {"groupId":"g","userId":"b"}')
  fanOut.receive('elsewhere 7 typing {"groupId":"g","userId":"c"}')
  fanOut.receive('elsewhere 7 typing {"groupId":"g","userId":"c"}')
  fanOut.receive('elsewhere 0 typing {"gro\nelsewhere 0 typing {"groupId":"g","userId":"d"}')
  expect(heard).toEqual(['g a', 'g b', 'g c', 'g d'])
})

it('keeps the order of what is told to one channel, however much it is', async () => {
  await using fanOut = createFanOut()
  const long = { ...change, message: { content: 'x'.repeat(100_000) } as unknown as Message }
  for (const revision of [1, 2, 3, 4]) fanOut.events.publish('messageChanged', { ...long, revision })
  expect(fanOut.published).toEqual(['g:g'])
  await vi.advanceTimersByTimeAsync(1)
  expect(fanOut.told.length).toBe(4)
  expect(fanOut.published).toEqual(['g:g', 'g:g'])
})
