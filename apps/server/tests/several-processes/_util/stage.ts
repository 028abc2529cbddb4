import type { Message } from '@umkreis/schemas'
import { expect } from 'vitest'
import { call, type Person } from '../../_util/api.ts'
import { createTestGroup, signUpTeam } from '../../_util/hub.ts'
import { MemberClient } from './member-client.ts'

/** Messages that each client sends: enough to be on their way when something fails, and more where faults alone are looked at. */
export const EACH = process.env.FAULT_RUNS === undefined ? 40 : 100

/** A group whose members write under load while something is made to fail. */
export interface Stage {
  people: Person[]
  groupId: string
  clients: MemberClient[]
  /** Has everybody send all they have, at once. */
  sendAll: () => Promise<unknown>
  /** Waits until somebody had this share of their messages acknowledged. */
  untilAcknowledged: (share: number) => Promise<void>
  /** Checks that what was acknowledged is there, once and in order, and that everybody has all of it. */
  check: () => Promise<void>
}

/**
 * Four people with a client each at one address.
 *
 * @param refusals Answers that may come while something is away, and are tried again.
 */
export async function setStage(
  server: { origin: string },
  undo: DisposableStack,
  refusals: readonly string[] = [],
): Promise<Stage> {
  const people = await signUpTeam(server, 4)
  const groupId = await createTestGroup(server, people)
  const clients = people.map((person) => undo.use(new MemberClient(server, person, groupId)))
  const total = EACH * people.length
  return {
    people,
    groupId,
    clients,
    sendAll: () => Promise.all(clients.map((client, index) => client.sendAll(`${index}`, EACH))),
    untilAcknowledged: (share) =>
      Promise.race(clients.map((client) => client.until(() => client.acknowledged.length >= EACH * share))),
    async check() {
      const stored: Message[] = []
      while (stored.length < total) {
        const path = `/groups/${groupId}/messages?after=${stored.length}&pageSize=200`
        const { body } = await call<Message[]>(server, 'GET', path, { token: (people[0] as Person).token })
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
        expect(client.failures.filter((failure) => !refusals.includes(failure))).toEqual([])
      }
    },
  }
}

/**
 * How long everybody may take to be whole again by themselves, once what failed works again: what is promised where faults
 * alone are looked at, and more where the machine does other things besides.
 */
const HEALING_MS = process.env.FAULT_RUNS === undefined ? 60_000 : 15_000

/** Waits for what has to be whole again soon after a fault. @throws {Error} If it takes too long. */
export async function soon<T>(healed: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: not whole again after ${HEALING_MS} ms`)), HEALING_MS)
  })
  return Promise.race([healed, late]).finally(() => clearTimeout(timer))
}
