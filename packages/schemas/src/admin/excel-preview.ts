import * as v from 'valibot'

/** Files that are taken: the endings of their names, and their size. */
export const SPREADSHEET_ENDINGS = ['.xlsx', '.xls'] as const
/** The greatest size of a spreadsheet. */
export const SPREADSHEET_MAX_BYTES = 5 * 1024 * 1024

/** One address of a spreadsheet, or what looks like one and is none. */
const excelRowSchema = v.object({
  sheet: v.string(),
  /** As spreadsheet programs number rows, from 1 on. */
  row: v.number(),
  value: v.string(),
  /** How often it stands in the file. */
  times: v.number(),
  status: v.picklist(['ready', 'already-member', 'already-invited', 'invalid']),
  /** Only of what is invalid. */
  reason: v.optional(v.string()),
})
/** One address of a spreadsheet. */
export type ExcelRow = v.InferOutput<typeof excelRowSchema>

/** `POST /manager/excelPreview?details=true`: asks for `rows` as well. */
export const excelPreviewQuerySchema = v.object({ details: v.optional(v.picklist(['true', 'false']), 'false') })

/** `POST /manager/excelPreview`: each address once, and what was meant to be one; `rows` says of each where it stands. */
export const excelPreviewAnswerSchema = v.object({
  emails: v.array(v.string()),
  rejected: v.array(v.object({ row: v.number(), value: v.string(), reason: v.string() })),
  rows: v.optional(v.array(excelRowSchema)),
})
/** `POST /manager/excelPreview`. */
export type ExcelPreview = v.InferOutput<typeof excelPreviewAnswerSchema>
