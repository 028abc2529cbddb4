import { feedReportsAnswerSchema } from '@umkreis/schemas'
import { readReports } from '../../../services/feed/reports.ts'
import { defineRoute } from '../../route.ts'

export const listReportsRoute = defineRoute({
  method: 'get',
  path: '/feed/reports',
  summary: 'What was reported and has not been settled; only for Managers',
  tag: 'Feed',
  access: 'member',
  answer: feedReportsAnswerSchema,
  handle: ({ context, viewer }) => readReports(context.db, viewer),
})
