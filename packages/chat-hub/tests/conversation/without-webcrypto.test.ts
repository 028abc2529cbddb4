// Where the platform has no curves of its own, each signature takes its time on the thread that draws: it must be given back in between.
import { expect, it, vi } from 'vitest'
import type { GroupMemberRole } from '@umkreis/schemas'
import { createFakeChatServer } from '../../src/testing/index.ts'
import { countTurns, enrolMany } from './_many.ts'
import { connect, group, read, say } from './_person.ts'

const { crypto: platform } = globalThis
vi.stubGlobal('crypto', {
  getRandomValues: <T extends ArrayBufferView<ArrayBuffer>>(array: T) => platform.getRandomValues(array),
  subtle: { digest: (name: string, bytes: BufferSource) => platform.subtle.digest(name, bytes) },
})

const G = group('g')
/** A slice is 16 items; some turns fall together. */
const ITEMS_PER_TURN = 32

it(
  '[MS7] a large group gets its keys, and a long page opens, while everything else gets its turn',
  { timeout: 120_000 },
  async () => {
    const server = createFakeChatServer()
    const stores = await enrolMany(server, 160)
    const members: Record<string, GroupMemberRole> = { ada: 'manager' }
    for (const name of stores.keys()) members[name] = 'member'
    server.addGroup(G, members)
    const ada = await connect(server, 'ada')
    const opening = await countTurns(() => ada.conversations.openGroup(G))
    expect(opening.result).toEqual({ kind: 'ready' })
    expect(opening.turns).toBeGreaterThan((160 * 2) / ITEMS_PER_TURN)
    const texts = Array.from({ length: 320 }, (_, index) => `text ${index}`)
    for (const text of texts) await say(ada, G, text)
    const last = await connect(server, 'p159', { store: stores.get('p159')! })
    await last.conversations.openGroup(G)
    const reading = await countTurns(() => read(last, server.messages(G)))
    expect(reading.result).toEqual(texts)
    expect(reading.turns).toBeGreaterThan((320 * 2) / ITEMS_PER_TURN)
  },
)
