/** What was seen at one time. */
export interface Sample {
  minute: number
  /** In bytes, after what nobody needs was thrown away. */
  heap: number
  external: number
  /** In bytes: all that the system gave to the server. */
  resident: number
  /** Open files and connections of the server. */
  files: number
  /** Rows of each table. */
  rows: Readonly<Record<string, number>>
}

/** Tables that hold what people said or did, and grow with it: nothing limits them but what an organisation decides. */
export const GROWING = new Set([
  'messages',
  'audit_entries',
  // A row for each sign-in and each renewal of it, until that runs out: `services/auth/sweep.ts`.
  'sessions',
  'refresh_tokens',
])

const MEGABYTE = 1024 * 1024
/** What memory may grow by between the first and the last third: caches that fill, and what chance does. */
const MEMORY_SLACK = { part: 0.1, least: 6 * MEGABYTE }
// What the system gave is in pieces, and is not given back at once.
const RESIDENT_SLACK = { part: 0.25, least: 40 * MEGABYTE }
// Connections of clients are kept for a while, and more of them where the machine is busy.
const FILES_SLACK = { part: 0.5, least: 60 }
const ROWS_SLACK = { part: 0.1, least: 20 }

/**
 * Tells what grew that should not have: by the middle of the first third against that of the last, without what was seen while
 * the server warmed up.
 *
 * @returns A line for each; none where all stayed as it was.
 */
export function findGrowth(samples: readonly Sample[], warmUp: number): string[] {
  const warm = samples.slice(warmUp)
  const third = Math.floor(warm.length / 3)
  if (third === 0) throw new Error('Too few samples to judge by')
  const [first, last] = [warm.slice(0, third), warm.slice(-third)]
  const found: string[] = []
  const compare = (
    name: string,
    read: (sample: Sample) => number,
    slack: { part: number; least: number },
    format: (value: number) => string = String,
  ) => {
    const [before, after] = [middle(first.map(read)), middle(last.map(read))]
    if (after - before > Math.max(slack.least, before * slack.part)) {
      found.push(`${name} grew from ${format(before)} to ${format(after)}`)
    }
  }
  const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`
  compare('What is in memory', ({ heap, external }) => heap + external, MEMORY_SLACK, megabytes)
  compare('What the system gave', ({ resident }) => resident, RESIDENT_SLACK, megabytes)
  compare('The number of open files', ({ files }) => files, FILES_SLACK)
  for (const table of Object.keys(warm[0]?.rows ?? {})) {
    if (!GROWING.has(table)) compare(`The table ${table}`, ({ rows }) => rows[table] ?? 0, ROWS_SLACK)
  }
  return found
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
