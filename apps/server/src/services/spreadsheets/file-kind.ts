import { SPREADSHEET_MAX_BYTES } from '@umkreis/schemas'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'

/** `xlsx` is a ZIP archive of XML, `xls` the older binary format. */
export type SpreadsheetKind = 'xlsx' | 'xls'

const ZIP_START = Buffer.from('PK\u0003\u0004', 'latin1')
const COMPOUND_START = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
// Streams of a compound file, by their names in its directory.
const ENCRYPTED_PACKAGE = utf16('EncryptedPackage')
const MACROS = utf16('_VBA_PROJECT')
const WORKBOOKS = [utf16('Workbook'), utf16('Book')]

/**
 * Tells by its first bytes what a file is, before any library looks at it.
 *
 * @throws {SpreadsheetProblem} For anything but a spreadsheet that may be read.
 */
export function requireKind(name: string, file: Buffer): SpreadsheetKind {
  if (!/\.xlsx?$/i.test(name)) throw new SpreadsheetProblem('wrong-extension')
  if (file.length === 0) throw new SpreadsheetProblem('empty')
  if (file.length > SPREADSHEET_MAX_BYTES) throw new SpreadsheetProblem('too-large')
  if (startsWith(file, ZIP_START)) return 'xlsx'
  if (!startsWith(file, COMPOUND_START)) throw new SpreadsheetProblem('not-a-spreadsheet')
  if (file.includes(ENCRYPTED_PACKAGE)) throw new SpreadsheetProblem('encrypted')
  if (file.includes(MACROS)) throw new SpreadsheetProblem('macros')
  if (!WORKBOOKS.some((stream) => file.includes(stream))) throw new SpreadsheetProblem('not-a-spreadsheet')
  return 'xls'
}

function startsWith(file: Buffer, start: Buffer): boolean {
  return file.subarray(0, start.length).equals(start)
}
