import { CELL_MAX_LENGTH, COLUMNS_MAX, ROWS_MAX } from './limits.ts'

/** A row by the folded names of its columns. */
export type Row = Readonly<Record<string, string>>
/** A table: the folded names of its columns, and its rows. */
export type CsvTable = { readonly columns: readonly string[]; readonly rows: readonly Row[] }

/**
 * Reads comma-separated values (RFC 4180), and what spreadsheets make of them: semicolons or tabs, and a mark before the
 * first letter. Quotes that are never closed end with the text. What is beyond the limits is left out.
 */
export function parseCsv(text: string): CsvTable {
  const cells = readCells(text.replace(/^\uFEFF/, ''))
  const [head = [], ...body] = cells
  const columns = head.map((name) => name.trim().toLowerCase())
  const rows = body.map((row) => {
    // A column may be called anything, `__proto__` too.
    const named: Record<string, string> = Object.create(null) as Record<string, string>
    for (const [index, column] of columns.entries()) if (column !== '') named[column] ??= row[index] ?? ''
    return named
  })
  return { columns, rows }
}

function readCells(text: string): string[][] {
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  const endRow = () => {
    if (row.length > 1 || row[0]?.trim()) rows.push(row)
    row = []
  }
  while (at < text.length && rows.length <= ROWS_MAX) {
    const cell = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at, separator)
    if (row.length < COLUMNS_MAX) row.push(cell.value)
    at = cell.end
    if (text[at] === separator) {
      at += 1
      // A separator at the very end stands before an empty cell.
      if (at >= text.length && row.length < COLUMNS_MAX) row.push('')
      continue
    }
    endRow()
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') at += 1
  }
  endRow()
  return rows
}

type Cell = { readonly value: string; readonly end: number }

function readPlain(text: string, from: number, separator: string): Cell {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { value: text.slice(from, Math.min(end, from + CELL_MAX_LENGTH)), end }
}

function readQuoted(text: string, from: number): Cell {
  const pieces: string[] = []
  let length = 0
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    const end = quote < 0 ? text.length : quote
    if (length < CELL_MAX_LENGTH) pieces.push(text.slice(at, Math.min(end, at + CELL_MAX_LENGTH - length)))
    length += end - at
    if (quote < 0) return { value: pieces.join(''), end: text.length }
    if (text[quote + 1] !== '"') {
      // What stands between the quote and the next separator belongs to nothing, unless it is one.
      const rest = /[^,;\t\r\n]*/y
      rest.lastIndex = quote + 1
      rest.test(text)
      return { value: pieces.join(''), end: rest.lastIndex }
    }
    pieces.push('"')
    length += 1
    at = quote + 2
  }
}

/** The sign between the cells: the one that the first line holds most. */
function separatorOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/))
  const count = (sign: string) => line.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
