// Large work does not stand in the way of small: a group of 1,000 gets new keys and 5,000 messages open while everything else gets its turn.
import { openEnvelopes, sealEpochKeys } from '@umkreis/crypto'
import type { GroupMemberRole } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import type { BulkWork } from '../../src/index.ts'
import { createFakeChatServer } from '../../src/testing/index.ts'
import { countTurns, enrolMany } from './_many.ts'
import { connect, group, read, say } from './_person.ts'

const G = group('g')
/** Well below one turn for each slice of 16: what is told apart is "again and again" from "once at the end". */
const ITEMS_PER_TURN = 32

/** Somebody else's thread, as far as a test can see: only data goes in and out. */
function elsewhere() {
  const calls: string[] = []
  const work: BulkWork = {
    async openEnvelopes(items) {
      calls.push(`open ${items.length}`)
      return structuredClone(await openEnvelopes(structuredClone(items)))
    },
    async sealEpochKeys(request) {
      calls.push(`seal ${request.recipients.length}`)
      return structuredClone(await sealEpochKeys(structuredClone(request)))
    },
  }
  return { work, calls }
}

async function crowd(count: number) {
  const server = createFakeChatServer()
  const stores = await enrolMany(server, count)
  const members: Record<string, GroupMemberRole> = { ada: 'manager' }
  for (const name of stores.keys()) members[name] = 'member'
  server.addGroup(G, members)
  return { server, stores }
}

describe('a group of 1,000', () => {
  it(
    '[MS7] gets a fresh key while everything else gets its turn, and everybody can read',
    { timeout: 120_000 },
    async () => {
      const { server, stores } = await crowd(1_000)
      const ada = await connect(server, 'ada')
      const opening = await countTurns(() => ada.conversations.openGroup(G))
      expect(opening.result).toEqual({ kind: 'ready' })
      const renewing = await countTurns(() => ada.conversations.rekeyGroups([G]))
      expect(renewing.result).toEqual([G])
      expect(renewing.turns).toBeGreaterThan(1_000 / ITEMS_PER_TURN)
      expect(opening.turns).toBeGreaterThan(1_000 / ITEMS_PER_TURN)
      expect(server.groups.get(G)!.boxes).toHaveLength(2 * 1_001)
      await say(ada, G, 'to all')
      const last = await connect(server, 'p999', { store: stores.get('p999')! })
      expect(await read(last, server.messages(G))).toEqual(['to all'])
    },
  )

  it('[MS7] is sealed to by somebody else with one call, and here when they fail', { timeout: 120_000 }, async () => {
    const { server, stores } = await crowd(40)
    const { work, calls } = elsewhere()
    const ada = await connect(server, 'ada', { bulk: work })
    await say(ada, G, 'one call')
    expect(calls).toEqual(['seal 41'])
    const broken: BulkWork = {
      openEnvelopes: () => Promise.reject(new RangeError('gone')),
      sealEpochKeys: () => Promise.reject(new RangeError('gone')),
    }
    const again = await connect(server, 'ada', { store: ada.store, bulk: broken })
    expect(await again.conversations.rekeyGroups([G])).toEqual([G])
    await say(again, G, 'done here')
    expect(again.log.map(({ message }) => message)).toContain('Work had to be done here')
    expect(await read(again, server.messages(G))).toEqual(['one call', 'done here'])
    const last = await connect(server, 'p39', { store: stores.get('p39')! })
    expect(await read(last, server.messages(G))).toEqual(['one call', 'done here'])
  })
})

describe('5,000 messages', () => {
  it('[MS7] open while everything else gets its turn, or with one call elsewhere', { timeout: 120_000 }, async () => {
    const server = createFakeChatServer()
    const [ada, ben] = [await connect(server, 'ada'), await connect(server, 'ben')]
    server.addGroup(G, { ada: 'manager', ben: 'member' })
    const texts = Array.from({ length: 5_000 }, (_, index) => `text ${index}`)
    for (const text of texts) await say(ada, G, text)
    const { result, turns } = await countTurns(() => read(ben, server.messages(G)))
    expect(result).toEqual(texts)
    expect(turns).toBeGreaterThan(5_000 / ITEMS_PER_TURN)
    const { work, calls } = elsewhere()
    const laptop = await connect(server, 'ben', { store: ben.store, bulk: work })
    expect(await read(laptop, server.messages(G))).toEqual(texts)
    expect(calls).toEqual(['open 5000'])
  })
})
