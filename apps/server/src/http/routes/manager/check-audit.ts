import { auditCheckSchema } from '@umkreis/schemas'
import { checkAudit } from '../../../services/audit/reader.ts'
import { defineRoute } from '../../route.ts'

export const checkAuditRoute = defineRoute({
  method: 'get',
  path: '/manager/audit/check',
  summary: 'Whether the audit log is whole',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  answer: auditCheckSchema,
  handle: ({ context, viewer }) => checkAudit(context.db, viewer),
})
