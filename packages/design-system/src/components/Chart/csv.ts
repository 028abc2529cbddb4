/** What a chart shows, as a table: the first column names the rows. */
export interface ChartTable {
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** A table as CSV (RFC 4180), with a mark by which spreadsheets read it as UTF-8. */
export function toCsv({ columns, rows }: ChartTable): string {
  return `\uFEFF${[columns, ...rows].map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`
}

/** A text that a spreadsheet would run as a formula is kept a text. */
function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
