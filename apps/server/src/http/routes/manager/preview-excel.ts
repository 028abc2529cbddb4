import { SPREADSHEET_MAX_BYTES, excelPreviewAnswerSchema, excelPreviewQuerySchema } from '@umkreis/schemas'
import * as v from 'valibot'
import { invalidField } from '../../../errors/service-error.ts'
import { previewSpreadsheet } from '../../../services/invitations/preview-spreadsheet.ts'
import { readForm } from '../../body.ts'
import { defineRoute } from '../../route.ts'

// The file, and room for the form around it.
const MAX_FORM_BYTES = SPREADSHEET_MAX_BYTES + 20_000

export const previewExcelRoute = defineRoute({
  method: 'post',
  path: '/manager/excelPreview',
  summary: 'Read the addresses of a spreadsheet, all sheets and columns: multipart, `excelFile` an .xlsx or .xls file',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  form: v.object({ excelFile: v.string() }),
  query: excelPreviewQuerySchema,
  answer: excelPreviewAnswerSchema,
  handle: ({ context, viewer, query, http }) =>
    context.limits.spreadsheetsAtOnce.run(viewer.userId, async () => {
      const file = (await readForm(http.req.raw, MAX_FORM_BYTES)).get('excelFile')
      if (!(file instanceof File)) throw invalidField('excelFile', 'Please choose an .xlsx or .xls file')
      const bytes = new Uint8Array(await file.arrayBuffer())
      return previewSpreadsheet(context, viewer, { name: file.name, bytes }, query.details === 'true')
    }),
})
