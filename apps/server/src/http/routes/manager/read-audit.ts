import { auditAnswerSchema, auditQuerySchema } from '@umkreis/schemas'
import { readAudit } from '../../../services/audit/reader.ts'
import { defineRoute } from '../../route.ts'

export const readAuditRoute = defineRoute({
  method: 'get',
  path: '/manager/audit',
  summary: 'Who changed what in the administration, the newest first',
  tag: 'Administration',
  access: 'manager',
  query: auditQuerySchema,
  answer: auditAnswerSchema,
  handle: ({ context, viewer, query }) => readAudit(context.db, viewer, query),
})
