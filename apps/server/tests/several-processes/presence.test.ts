import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEventBus } from '../../src/events/event-bus.ts'
import { type Logger, createLogger } from '../../src/logging/logger.ts'
import { RedisLink } from '../../src/redis/redis-link.ts'
import { createLimit } from '../../src/services/limits/limits.ts'
import { SharedPresence } from '../../src/services/presence/shared-presence.ts'
import { deriveVapidKeys } from '../../src/services/push/vapid-keys.ts'
import { RedisServer } from '../_util/redis-server.ts'

let redis: RedisServer
beforeAll(async () => {
  redis = await RedisServer.start()
})
afterAll(() => redis[Symbol.asyncDispose]())

// A machine that is busy for a moment is not to be taken for a process that died.
const BEAT_MS = 500

let deployments = 0
const newKey = () => new TextEncoder().encode(`deployment ${(deployments += 1)} `.padEnd(32, '.'))

/** One process' part of what is shared, without the rest of a server. */
function startProcess(tokenKey: Uint8Array) {
  const logger = createLogger('silent')
  const link = new RedisLink(redis.url, tokenKey, logger)
  const events = createEventBus(logger)
  const left: string[] = []
  events.subscribe('personLeft', ({ userId }) => left.push(userId))
  let died = 0
  const parts = { link, events, logger, now: () => new Date(), onDied: () => (died += 1), beatMs: BEAT_MS }
  const presence = new SharedPresence(parts)
  return {
    link,
    presence,
    left,
    died: () => died,
    ready: () => expect.poll(() => link.isReady).toBe(true),
    async [Symbol.asyncDispose]() {
      await presence[Symbol.asyncDispose]()
      await link[Symbol.asyncDispose]()
    },
  }
}

it('a person is connected as long as they are to any process', async () => {
  const tokenKey = newKey()
  await using first = startProcess(tokenKey)
  await using second = startProcess(tokenKey)
  await using stranger = startProcess(newKey())
  await Promise.all([first, second, stranger].map((one) => one.ready()))
  const connected = async () => [...(await second.presence.connectedOf(['ada', 'ben', 'cem']))].toSorted()
  first.presence.arrive('ada')
  first.presence.arrive('ada')
  second.presence.arrive('ben')
  stranger.presence.arrive('cem')
  await expect.poll(connected).toEqual(['ada', 'ben'])
  expect(first.presence.leave('ada')).toBe(false)
  expect(await connected()).toEqual(['ada', 'ben'])
  expect(first.presence.leave('ada')).toBe(true)
  await expect.poll(connected).toEqual(['ben'])
})

it('of a process that dies, one other tells who left, and nobody who came back', async () => {
  const tokenKey = newKey()
  await using first = startProcess(tokenKey)
  await using second = startProcess(tokenKey)
  const dying = startProcess(tokenKey)
  await Promise.all([first, second, dying].map((one) => one.ready()))
  for (const userId of ['gone', 'back']) dying.presence.arrive(userId)
  await expect.poll(async () => (await first.presence.connectedOf(['gone', 'back'])).size).toBe(2)
  second.presence.arrive('back')
  // Its last word is said, as by SIGKILL.
  await dying.link[Symbol.asyncDispose]()
  await expect.poll(() => [...first.left, ...second.left], { timeout: 20_000 }).toEqual(['gone'])
  await expect.poll(() => [first.died(), second.died()]).toEqual([1, 1])
  expect([...(await first.presence.connectedOf(['gone', 'back']))]).toEqual(['back'])
  await dying.presence[Symbol.asyncDispose]()
})

it('nobody is taken for dead because Redis was away, and it learns anew who is connected', async () => {
  const tokenKey = newKey()
  await using first = startProcess(tokenKey)
  await using second = startProcess(tokenKey)
  await Promise.all([first, second].map((one) => one.ready()))
  first.presence.arrive('ada')
  await redis.kill()
  await expect.poll(() => first.link.isReady || second.link.isReady).toBe(false)
  second.presence.arrive('ben')
  // While it is away each process knows its own people alone, and asks nobody.
  expect([...(await second.presence.connectedOf(['ada', 'ben']))]).toEqual(['ben'])
  await redis.startAgain()
  await expect
    .poll(async () => [...(await second.presence.connectedOf(['ada', 'ben']))].toSorted(), { timeout: 20_000 })
    .toEqual(['ada', 'ben'])
  await expect.poll(async () => (await first.presence.connectedOf(['ben'])).size).toBe(1)
  expect([...first.left, ...second.left, first.died(), second.died()]).toEqual([0, 0])
})

it('limits are counted by all processes together, and by each for itself while Redis is away', async () => {
  const tokenKey = newKey()
  await using first = startProcess(tokenKey)
  await using second = startProcess(tokenKey)
  await Promise.all([first, second].map((one) => one.ready()))
  const [here, there] = [first, second].map(({ link }) => createLimit(3, 60, 'Enough', { redis: link, name: 'test' }))
  await here?.take('ada', 2)
  await there?.take('ada')
  for (const limit of [here, there]) await expect(limit?.take('ada')).rejects.toMatchObject({ code: 'too-many' })
  await there?.giveBack('ada')
  await here?.take('ada')
  await here?.clear('ada')
  await there?.take('ada', 3)
  await redis.kill()
  await expect.poll(() => first.link.isReady).toBe(false)
  await here?.take('ada', 3)
  await expect(here?.take('ada')).rejects.toMatchObject({ code: 'too-many' })
  await redis.startAgain()
})

it('that Redis is there at the start is one line, and no warning', async () => {
  const lines: unknown[] = []
  const note = (level: string) => (first: unknown, second?: string) => void lines.push([level, second ?? first])
  const logger = { debug: () => {}, info: note('info'), warn: note('warn') } as unknown as Logger
  await using link = new RedisLink(redis.url, newKey(), logger)
  await expect.poll(() => link.isReady).toBe(true)
  await expect.poll(() => lines).toEqual([['info', 'Redis is there']])
})

it('limits name nobody in Redis', async () => {
  await using only = startProcess(newKey())
  await only.ready()
  const limit = createLimit(3, 60, 'Enough', { redis: only.link, name: 'tries' })
  await limit.take('ada@lindwerk.example 192.0.2.7')
  const keys = (await only.link.commands.keys('*')).filter((key) => key.includes(':limit:tries:'))
  expect(keys.length).toBe(1)
  expect(keys.join()).not.toMatch(/ada|lindwerk|192\.0/)
})

it('the key pair of pushes is the same in every process with the same TOKEN_KEY', () => {
  const [one, another] = [newKey(), newKey()]
  expect(deriveVapidKeys(one)).toEqual(deriveVapidKeys(one))
  expect(deriveVapidKeys(another).publicKey).not.toBe(deriveVapidKeys(one).publicKey)
  expect(deriveVapidKeys(one).publicKey).toMatch(/^[\w-]{87}$/)
  expect(deriveVapidKeys(one).privateKey).toMatch(/^[\w-]{43}$/)
})
