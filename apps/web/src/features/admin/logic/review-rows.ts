import { emailSchema, type ExcelRow } from '@umkreis/schemas'
import * as v from 'valibot'

/** One row of a spreadsheet under review: as it was read, and what became of it by hand. */
export type ReviewRow = ExcelRow & {
  readonly id: string
  /** What is typed in place of an address that was none. */
  readonly mended?: string
  readonly isLeftOut: boolean
}

/** What a row is at the moment. */
export type ReviewState = 'ready' | 'twice' | 'already-member' | 'already-invited' | 'invalid'

/** Begins the review: everything that can be invited will be. */
export function startReview(rows: readonly ExcelRow[]): ReviewRow[] {
  return rows.map((row, index) => ({ ...row, id: String(index), isLeftOut: false }))
}

/** The address a row stands for now. */
export function addressOf({ mended, value, status }: ReviewRow): string | undefined {
  if (status !== 'invalid') return value
  const parsed = v.safeParse(emailSchema, mended)
  return parsed.success ? parsed.output : undefined
}

/** What a row is now: one that was mended is ready. */
export function stateOf(row: ReviewRow): ReviewState {
  if (row.status === 'invalid') return addressOf(row) === undefined ? 'invalid' : 'ready'
  if (row.status === 'ready') return row.times > 1 ? 'twice' : 'ready'
  return row.status
}

/** Whether a row can be invited at all. */
export function isInvitable(row: ReviewRow): boolean {
  const state = stateOf(row)
  return state === 'ready' || state === 'twice'
}

/** Who will be invited, each once, in the order of the file. */
export function addressesToInvite(rows: readonly ReviewRow[]): string[] {
  const addresses = rows.filter((row) => isInvitable(row) && !row.isLeftOut).map(addressOf)
  return [...new Set(addresses)].filter((address) => address !== undefined)
}

/** The parts that one can look at alone. */
export type ReviewPart = 'all' | 'ready' | 'members' | 'twice' | 'fix'

/** The rows of each part; a row that is being mended stays where it is mended. */
export function partOf(rows: readonly ReviewRow[], part: ReviewPart): readonly ReviewRow[] {
  if (part === 'all') return rows
  return rows.filter((row) => {
    const state = stateOf(row)
    if (part === 'fix') return row.status === 'invalid'
    if (part === 'twice') return state === 'twice'
    if (part === 'members') return state === 'already-member' || state === 'already-invited'
    return state === 'ready' || state === 'twice'
  })
}
