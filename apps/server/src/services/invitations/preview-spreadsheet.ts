import type { ExcelPreview } from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import type { SpreadsheetReader } from '../spreadsheets/spreadsheet-reader.ts'
import { findKnown } from './invite.ts'

export interface PreviewParts {
  db: Db
  spreadsheets: SpreadsheetReader
  now: () => Date
}

/**
 * Reads whom a spreadsheet names: each address once, and what was meant to be one.
 *
 * @param hasDetails Whether to say of each where it stands, and who of them is here already.
 * @throws {ServiceError} `forbidden` unless the viewer manages the organisation; `invalid`, with words for the person, for
 * what cannot be read.
 */
export async function previewSpreadsheet(
  parts: PreviewParts,
  viewer: Viewer,
  file: { name: string; bytes: Uint8Array },
  hasDetails: boolean,
): Promise<ExcelPreview> {
  requireManager(viewer)
  const found = await parts.spreadsheets.read(file.name, file.bytes)
  const emails = found.filter(({ reason }) => reason === undefined).map(({ value }) => value)
  const rejected = found.flatMap(({ row, value, reason }) => (reason === undefined ? [] : [{ row, value, reason }]))
  if (!hasDetails) return { emails, rejected }
  const known = await findKnown(parts.db, viewer, emails, parts.now())
  const rows = found.map((one) => ({
    ...one,
    status: one.reason === undefined ? (known.get(one.value) ?? ('ready' as const)) : ('invalid' as const),
  }))
  return { emails, rejected, rows }
}
