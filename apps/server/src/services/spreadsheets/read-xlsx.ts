import readXlsxFile from 'read-excel-file/universal'
import { type ArchiveEntry, packStored, unpackArchive } from './archive.ts'
import type { Sheet } from './sheets.ts'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'

const LIMITS = { entries: 2000, unpackedBytes: 32 * 1024 * 1024 }
// Nothing in these holds a cell.
const UNREAD =
  /^(docProps|customXml|xl\/(theme|drawings|charts|media|pivot\w*|externalLinks|comments\w*|tables|persons|threadedComments|ctrlProps))\b/
const FORBIDDEN = [Buffer.from('<!DOCTYPE'), Buffer.from('<!ENTITY')]
const BYTE_ORDER_MARK = Buffer.from('efbbbf', 'hex')

/**
 * Reads the cells of an .xlsx file. Only what was unpacked within bounds reaches the library.
 *
 * @throws {SpreadsheetProblem} Where it is none, or not one that is read.
 */
export async function readXlsx(file: Buffer): Promise<Sheet[]> {
  const { names, files } = unpackArchive(file, LIMITS, (name) => /\.(xml|rels)$/i.test(name) && !UNREAD.test(name))
  if (names.some((name) => /(^|\/)vbaProject\.bin$/i.test(name))) throw new SpreadsheetProblem('macros')
  if (names.includes('EncryptedPackage')) throw new SpreadsheetProblem('encrypted')
  if (!names.includes('xl/workbook.xml')) throw new SpreadsheetProblem('not-a-spreadsheet')
  for (const entry of files) checkXml(entry)
  const stored = packStored(files)
  const sheets = await readXlsxFile(new Uint8Array(stored).buffer)
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data as unknown[][] }))
}

/** No spreadsheet declares a document type: what does, wants other files to be read or texts to be multiplied. */
function checkXml({ bytes }: ArchiveEntry): void {
  const start = bytes.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0
  // Another encoding would hide what is looked for.
  if (bytes.toString('latin1', start, start + 64).trimStart()[0] !== '<') throw new SpreadsheetProblem('damaged')
  if (FORBIDDEN.some((words) => bytes.includes(words))) throw new SpreadsheetProblem('damaged')
}
