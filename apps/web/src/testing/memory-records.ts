import type { RecordMark, SealedRecords } from '../services/history/archive/sealed-records.ts'

/** Records in memory, unsealed, as two tabs would share them. */
export class MemoryRecords implements SealedRecords {
  readonly values = new Map<string, { value: Uint8Array<ArrayBuffer>; mark: RecordMark }>()

  async get(name: string) {
    return this.values.get(name)?.value
  }

  getAll(names: readonly string[]) {
    return Promise.all(names.map((name) => this.get(name)))
  }

  async marks(prefix: string) {
    return new Map([...this.values].flatMap(([name, { mark }]) => (name.startsWith(prefix) ? [[name, mark]] : [])))
  }

  async write({ put, drop }: Parameters<SealedRecords['write']>[0]) {
    for (const name of this.values.keys()) if (drop.some((prefix) => name.startsWith(prefix))) this.values.delete(name)
    for (const { name, value, mark } of put) this.values.set(name, { value: value.slice(), mark })
  }

  async clear() {
    this.values.clear()
  }

  close() {}

  /** Everything that is stored, as text. */
  get text(): string {
    return [...this.values].map(([name, { value }]) => `${name} ${new TextDecoder().decode(value)}`).join('\n')
  }
}
