import { settleReport } from '../../../services/feed/reports.ts'
import { defineRoute } from '../../route.ts'

export const deleteReportRoute = defineRoute({
  method: 'delete',
  path: '/feed/reports/:reportId',
  summary: 'Leave what was reported as it is; only for Managers',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  handle: ({ context, viewer, params }) => settleReport(context.db, viewer, params.reportId),
})
