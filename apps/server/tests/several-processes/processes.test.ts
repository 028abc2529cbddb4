import type { Message } from '@umkreis/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, type Person } from '../_util/api.ts'
import { createTestGroup, signUpTeam } from '../_util/hub.ts'
import { startPostgres } from '../_util/postgres-server.ts'
import { RedisServer } from '../_util/redis-server.ts'
import { Balancer } from './_util/balancer.ts'
import { sharedEnv } from './_util/cluster.ts'
import { MemberClient } from './_util/member-client.ts'
import { FAULT } from './_util/runs.ts'
import { Build, ServerProcess } from './_util/server-process.ts'

const EACH = 100

const cleanUp = new AsyncDisposableStack()
let build: Build
let redis: RedisServer
let env: Record<string, string>
beforeAll(async () => {
  build = cleanUp.use(new Build())
  redis = cleanUp.use(await RedisServer.start())
  const database = cleanUp.use(await startPostgres())
  env = sharedEnv(await database.createDatabase('umkreis'), redis)
}, 180_000)
afterAll(() => cleanUp.disposeAsync())

const start = () => ServerProcess.start(build, env)

interface Stage {
  clients: MemberClient[]
  /** Checks that what was acknowledged is there, once and in order, and that everybody has all of it. */
  check: () => Promise<void>
}

/** Four people with a client each behind a balancer. */
async function setStage(balancer: Balancer, undo: DisposableStack): Promise<Stage> {
  const people = await signUpTeam(balancer, 4)
  const groupId = await createTestGroup(balancer, people)
  const clients = people.map((person) => undo.use(new MemberClient(balancer, person, groupId)))
  const total = EACH * people.length
  return {
    clients,
    async check() {
      const stored: Message[] = []
      while (stored.length < total) {
        const path = `/groups/${groupId}/messages?after=${stored.length}&pageSize=200`
        const { body } = await call<Message[]>(balancer, 'GET', path, { token: (people[0] as Person).token })
        if (body.length === 0) break
        stored.push(...body)
      }
      expect(stored.map(({ sequence }) => sequence)).toEqual(Array.from({ length: total }, (_, index) => index + 1))
      const places = new Map(stored.map(({ messageId, sequence }) => [messageId as string, sequence]))
      for (const [index, client] of clients.entries()) {
        await client.until(() => client.received.size === total)
        for (const { messageId, sequence } of client.acknowledged) expect(places.get(messageId)).toBe(sequence)
        const own = stored.filter(({ content }) => content?.startsWith(`${index} `)).map(({ content }) => content)
        expect(own).toEqual(Array.from({ length: EACH }, (_, place) => `${index} ${place}`))
        expect([...client.received.values()].map(({ messageId }) => messageId).toSorted()).toEqual(
          stored.map(({ messageId }) => messageId).toSorted(),
        )
        expect(client.disorder).toEqual([])
        expect(client.failures).toEqual([])
      }
    },
  }
}

const sendAll = (clients: readonly MemberClient[]) =>
  Promise.all(clients.map((client, index) => client.sendAll(`${index}`, EACH)))

it(
  'one of two processes is killed under load: nothing acknowledged is lost or doubled, and everybody has all of it',
  FAULT,
  async () => {
    await using first = await start()
    await using second = await start()
    await using balancer = await Balancer.start([first.port, second.port])
    using undo = new DisposableStack()
    const { clients, check } = await setStage(balancer, undo)
    const sending = sendAll(clients)
    await Promise.race(clients.map((client) => client.until(() => client.acknowledged.length >= EACH / 3)))
    await first.kill()
    balancer.ports = [second.port]
    await sending
    await check()
    expect(clients.some(({ reconnects }) => reconnects > 0)).toBe(true)
  },
)

it(
  'two processes are restarted one after the other under load, and nobody sees more than a new connection',
  FAULT,
  async () => {
    await using running = new AsyncDisposableStack()
    const [first, second] = await Promise.all([start(), start()])
    for (const one of [first, second]) running.use(one)
    await using balancer = await Balancer.start([first.port, second.port])
    using undo = new DisposableStack()
    const { clients, check } = await setStage(balancer, undo)
    const sending = sendAll(clients)
    for (const old of [first, second]) {
      await Promise.race(clients.map((client) => client.until(() => client.acknowledged.length >= EACH / 10)))
      const next = running.use(await start())
      // What a balancer does once an old one says that it is not ready any more.
      balancer.ports = [...balancer.ports.filter((port) => port !== old.port), next.port]
      expect(await old.stop()).toBe(0)
    }
    await sending
    await check()
    expect(clients.every(({ reconnects }) => reconnects > 0)).toBe(true)
  },
)
