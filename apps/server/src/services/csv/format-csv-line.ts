/**
 * One line of a table for other programs (RFC 4180). Nothing in it is taken for a formula by a spreadsheet program, which
 * would run it on the machine of whoever opens the table.
 */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`
}

function formatCell(text: string): string {
  // Behind spaces and signs that are not seen, too; and a full-width sign becomes the common one when it is read.
  const harmless = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u.test(text) ? `'${text}` : text
  return /[",\r\n;]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
