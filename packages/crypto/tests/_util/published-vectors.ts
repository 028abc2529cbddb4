import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Published vectors lie beside the repository, not in it. */
const FOLDER = resolve(import.meta.dirname, '../../../../../shared/vectors')

/** Reads a file of published vectors. @throws If the folder is missing, with the place where it is looked for. */
export function readVectors<T>(name: string): T {
  const file = join(FOLDER, name)
  if (!existsSync(file)) {
    throw new Error(`Published test vectors are missing: put them at ${FOLDER} (shared/vectors beside the clone)`)
  }
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(hex, 'hex'))
}

export function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}

/** The groups of a Wycheproof file. */
export interface Wycheproof<Test, Group = object> {
  readonly numberOfTests: number
  readonly testGroups: readonly (Group & { readonly tests: readonly (Test & WycheproofTest)[] })[]
}

interface WycheproofTest {
  readonly tcId: number
  readonly comment: string
  readonly flags: readonly string[]
  readonly result: 'valid' | 'invalid' | 'acceptable'
}

/** Counts what became of each case. */
export function createTally(): {
  add(outcome: string): void
  readonly counts: Record<string, number>
  readonly total: number
} {
  const counts: Record<string, number> = {}
  return {
    counts,
    add(outcome) {
      counts[outcome] = (counts[outcome] ?? 0) + 1
    },
    get total() {
      return Object.values(counts).reduce((sum, count) => sum + count, 0)
    },
  }
}
