import { INVITATIONS_MAX, emailSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import type { Sheet } from './sheets.ts'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'

/** An address of a spreadsheet, or what looks like one and is none. */
export interface FoundAddress {
  sheet: string
  /** As the spreadsheet program numbers it, from 1 on. */
  row: number
  /** The address in lower case; of what is none, what stands there. */
  value: string
  /** How often it stands in the file. */
  times: number
  /** Only of what is none. */
  reason?: string
}

const REJECTED_MAX = 1000
const VALUE_MAX_LENGTH = 320

/**
 * Finds the addresses of all sheets and columns, each once, and what was meant to be one. In a column of addresses
 * everything is: its first cell may be a heading.
 *
 * @throws {SpreadsheetProblem} `too-many-addresses`, or `nothing-found`.
 */
export function findAddresses(sheets: readonly Sheet[]): FoundAddress[] {
  const found = new Map<string, FoundAddress>()
  const rejected: FoundAddress[] = []
  for (const { name, rows } of sheets) {
    const columns = findColumns(rows)
    for (const [index, row] of rows.entries()) {
      for (const [column, cell] of row?.entries() ?? []) {
        const text = textOf(cell)
        const isExpected = (columns.get(column) ?? Infinity) < index
        for (const value of text === '' ? [] : splitCell(text, isExpected)) {
          const place = { sheet: name, row: index + 1, times: 1 }
          const email = v.safeParse(emailSchema, value)
          const known = email.success ? found.get(email.output) : undefined
          if (known) known.times += 1
          else if (email.success) found.set(email.output, { ...place, value: email.output })
          else if (rejected.length < REJECTED_MAX) {
            rejected.push({ ...place, value: value.slice(0, VALUE_MAX_LENGTH), reason: describeProblem(value) })
          }
        }
      }
    }
    if (found.size > INVITATIONS_MAX) throw new SpreadsheetProblem('too-many-addresses')
  }
  if (found.size === 0 && rejected.length === 0) throw new SpreadsheetProblem('nothing-found')
  return [...rejected, ...found.values()]
}

/** Columns that hold an address, and the row of their first cell that is filled. */
function findColumns(rows: Sheet['rows']): Map<number, number> {
  const first = new Map<number, number>()
  const columns = new Map<number, number>()
  for (const [index, row] of rows.entries()) {
    for (const [column, cell] of row?.entries() ?? []) {
      const text = textOf(cell)
      if (text === '') continue
      if (!first.has(column)) first.set(column, index)
      if (!columns.has(column) && v.is(emailSchema, text)) columns.set(column, first.get(column) ?? index)
    }
  }
  return columns
}

function textOf(cell: unknown): string {
  return typeof cell === 'string' ? cell.trim() : typeof cell === 'number' ? String(cell) : ''
}

/** What may be an address: "Vera Lind <v.lind@…>" and lists such as Outlook writes them are taken apart. */
function splitCell(text: string, isExpected: boolean): string[] {
  const ats = text.split('@').length - 1
  if (ats === 0) return isExpected ? [text] : []
  const named = [...text.matchAll(/<([^<>]*@[^<>]*)>/g)].map(([, address = '']) => address.trim())
  if (named.length > 0) return named
  const plain = text.replace(/^mailto:/i, '')
  return ats === 1 ? [plain] : plain.split(/[\s;,]+/).filter((part) => part.includes('@'))
}

function describeProblem(value: string): string {
  if (!value.includes('@')) return 'No @ in the address'
  if (/\s/.test(value.trim())) return 'A space in the address'
  if (value.length > 254) return 'Too long for an address'
  if (value.startsWith('@')) return 'Nothing in front of the @'
  if (!/@[^@]+\.[^@.]{2,}$/.test(value)) return 'No domain behind the @'
  return 'Invalid email'
}
