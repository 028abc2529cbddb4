// Search in one's own history, as one types, among 100,000 messages: beside a well-known search library in memory, and next
// to the 50 ms after which typing feels slow. Our figure is the whole way: the index is searched, and the messages that are
// shown are opened from their sealed pages.
import type { GroupId, UserId } from '@umkreis/schemas'
import MiniSearch from 'minisearch'
import { createHistoryEngine, type HistoryEngine } from '../src/services/history/archive/history-engine.ts'
import { PAGE_SLOTS } from '../src/services/history/index/history-index.ts'
import { MemoryRecords } from '../src/testing/memory-records.ts'
import { createTexts, TYPED } from './history-texts.ts'
import type { StoredChange } from '../src/services/conversation/chat-message.ts'

const MESSAGES = 100_000
const GROUPS = 20
const BUDGET_MS = 50
const LIMIT = 30
async function fill(engine: HistoryEngine, texts: readonly string[]): Promise<void> {
  const perGroup = texts.length / GROUPS
  for (let group = 0; group < GROUPS; group += 1) {
    const groupId = `group-${group}` as GroupId
    for (let from = 0; from < perGroup; from += PAGE_SLOTS) {
      const changes = texts
        .slice(group * perGroup + from, group * perGroup + Math.min(from + PAGE_SLOTS, perGroup))
        .map((text, at): StoredChange => buildChange(groupId, from + at + 1, text))
      const newest = from + changes.length
      await engine.write({ groupId, revision: newest, oldest: 1, newest, isComplete: true }, changes)
    }
  }
  await engine.save()
}

function buildChange(groupId: GroupId, sequence: number, text: string): StoredChange {
  const id = `${groupId}-0a1b2c3d-4e5f-6071-8293-${sequence}`
  const message = {
    messageId: id as never,
    groupId,
    senderId: `person-${sequence % 40}` as UserId,
    clientMessageId: id as never,
    sequence,
    revision: sequence,
    sendDate: new Date(1_700_000_000_000 + sequence * 60_000).toISOString(),
    isEdited: false,
    replyTo: null,
    body: { kind: 'text', text },
  } as const
  return { kind: 'message', message }
}

/** Every beginning of a text, as it comes into being. */
function beginningsOf(text: string): string[] {
  return Array.from(text, (_, at) => text.slice(0, at + 1)).filter((beginning) => beginning.trim() === beginning)
}

async function slowest(
  search: (text: string) => unknown,
  now: () => number = () => performance.now(),
): Promise<number> {
  let slowestMs = 0
  for (const text of TYPED.flatMap(beginningsOf)) {
    const start = now()
    await search(text)
    slowestMs = Math.max(slowestMs, now() - start)
  }
  return slowestMs
}

/** Milliseconds of the processor that this process has had: the same on a machine that does other things too. */
function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function prepare() {
  const texts = createTexts(MESSAGES)
  const records = new MemoryRecords()
  const building = performance.now()
  const engine = createHistoryEngine(records)
  await fill(engine, texts)
  const buildMs = performance.now() - building
  const peer = new MiniSearch({ fields: ['text'], searchOptions: { prefix: true, fuzzy: 0.15, combineWith: 'AND' } })
  const peerBuilding = performance.now()
  peer.addAll(texts.map((text, id) => ({ id, text })))
  const peerBuildMs = performance.now() - peerBuilding
  const ours = (text: string) => engine.search({ text, limit: LIMIT })
  const reopen = async () => {
    const start = performance.now()
    await createHistoryEngine(records).search({ text: 'kubernetes', limit: LIMIT })
    return performance.now() - start
  }

  const firstLetter = async () => {
    const started = createHistoryEngine(records)
    await started.prepare()
    const start = performance.now()
    await started.search({ text: 'k', limit: LIMIT })
    return performance.now() - start
  }

  let newest = texts.length
  const storing = async () => {
    newest += 1
    const groupId = 'group-0' as GroupId
    const state = { groupId, revision: newest, oldest: 1, newest, isComplete: true }
    await engine.write(state, [buildChange(groupId, newest, 'Neu hier')])
    const start = performance.now()
    await engine.save()
    return performance.now() - start
  }
  const peerStoring = () => {
    const start = performance.now()
    JSON.stringify(peer)
    return performance.now() - start
  }

  return {
    cases: [
      {
        name: `slowest letter typed among ${MESSAGES.toLocaleString('en')} messages`,
        unit: 'ms',
        peerName: '50 ms',
        goal: { atMost: 1 },
        measure: async () => ({ ours: await slowest(ours), peer: BUDGET_MS }),
      },
      {
        name: 'the same, in processor time',
        unit: 'ms',
        peerName: '50 ms',
        goal: { atMost: 1 },
        measure: async () => ({ ours: await slowest(ours, processorMs), peer: BUDGET_MS }),
      },
      {
        name: 'slowest letter typed, pages opened and all',
        unit: 'ms',
        peerName: 'MiniSearch (index alone)',
        goal: { atMost: 1 },
        rounds: 2,
        measure: async () => ({
          ours: await slowest(ours),
          peer: await slowest((text) => peer.search(text).slice(0, LIMIT)),
        }),
      },
      {
        name: 'first answer after a start',
        unit: 'ms',
        peerName: 'MiniSearch (building anew)',
        goal: { atMost: 1 },
        rounds: 3,
        measure: async () => ({ ours: await reopen(), peer: peerBuildMs }),
      },
      {
        name: 'first letter after a start, the field having been opened before',
        unit: 'ms',
        peerName: '50 ms',
        goal: { atMost: 1 },
        rounds: 3,
        measure: async () => ({ ours: await firstLetter(), peer: BUDGET_MS }),
      },
      {
        name: 'storing the index again after one message',
        unit: 'ms',
        peerName: 'MiniSearch (as JSON)',
        goal: { atMost: 1 },
        rounds: 2,
        measure: async () => ({ ours: await storing(), peer: peerStoring() }),
      },
      {
        name: 'archiving and indexing everything',
        unit: 'ms',
        peerName: 'MiniSearch (index alone)',
        goal: { atMost: 2 },
        rounds: 1,
        measure: async () => ({ ours: buildMs, peer: peerBuildMs }),
      },
    ],
  }
}

export default { area: 'history', cases: prepare }
