import { auditFilterSchema } from '@umkreis/schemas'
import { writeAuditCsv } from '../../../services/audit/reader.ts'
import { defineRoute } from '../../route.ts'

export const exportAuditRoute = defineRoute({
  method: 'get',
  path: '/manager/audit.csv',
  summary: 'The audit log as a table, the oldest first',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  query: auditFilterSchema,
  givesBytes: 'text/csv',
  async handle({ context, viewer, query, http }) {
    const lines = ReadableStream.from(writeAuditCsv(context.db, viewer, query)).pipeThrough(new TextEncoderStream())
    return http.body(lines as ReadableStream, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit-log.csv"',
      'cache-control': 'no-store',
    })
  },
})
