import type { GroupId } from '@umkreis/schemas'
import type { StoredChange } from '../services/conversation/chat-message.ts'
import { createCell } from '../services/conversation/observed.ts'
import { createHistoryEngine } from '../services/history/archive/history-engine.ts'
import type { History, HistoryProgress, HistoryQuery } from '../services/history/history.ts'
import { MemoryRecords } from './memory-records.ts'

/** A history in memory that a test fills: the engine itself, without worker, storage and server. */
export class FakeHistory implements History {
  readonly progress = createCell<HistoryProgress>({ state: { kind: 'built' }, groups: new Map() })
  readonly hastened: GroupId[] = []
  /** Thrown by the next searches. */
  failure: unknown = undefined
  /** The words of each search. */
  readonly asked: string[] = []
  #held: Promise<void> | undefined
  readonly #engine = createHistoryEngine(new MemoryRecords())
  readonly #listeners = new Set<() => void>()

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Archives changes of a group and tells so. */
  async add(groupId: GroupId, changes: readonly StoredChange[], isComplete = true): Promise<void> {
    const newest = Math.max(...changes.map((one) => (one.kind === 'message' ? one.message.sequence : one.sequence)))
    const state = { groupId, revision: newest, oldest: 1, newest, isComplete }
    await this.#engine.write(state, changes)
    const { groups, ...rest } = this.progress.get()
    this.progress.set({ ...rest, groups: new Map(groups).set(groupId, state) })
    for (const listener of this.#listeners) listener()
  }

  newest(groupId: GroupId, count: number) {
    return this.#engine.newest(groupId, count)
  }

  before(groupId: GroupId, sequence: number, count: number) {
    return this.#engine.before(groupId, sequence, count)
  }

  around(groupId: GroupId, sequence: number, count: number) {
    return this.#engine.around(groupId, sequence, count)
  }

  /** Lets searches wait until the call that it returns. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held = promise
    return resolve
  }

  async search(query: HistoryQuery) {
    this.asked.push(query.text)
    await this.#held
    if (this.failure !== undefined) throw this.failure
    return this.#engine.search(query)
  }

  prepare() {
    return this.#engine.prepare()
  }

  hasten(groupId: GroupId): () => void {
    this.hastened.push(groupId)
    return () => void this.hastened.splice(this.hastened.indexOf(groupId), 1)
  }
}
