import { read } from '@e965/xlsx'
import type { Sheet } from './sheets.ts'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'

/**
 * Reads the cells of an .xls file.
 *
 * @throws {SpreadsheetProblem} Where it needs a password; other errors where it is damaged.
 */
export function readXls(file: Buffer): Sheet[] {
  try {
    const book = read(file, { type: 'buffer', dense: true, cellFormula: false, cellHTML: false, cellText: false })
    return book.SheetNames.map((name) => {
      const cells = (book.Sheets[name] as { '!data'?: ({ v?: unknown } | undefined)[][] } | undefined)?.['!data'] ?? []
      return { name, rows: cells.map((row) => row?.map((cell) => cell?.v)) }
    })
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message)) throw new SpreadsheetProblem('encrypted')
    throw error
  }
}
