import { feedReportPostSchema } from '@umkreis/schemas'
import { report } from '../../../services/feed/reports.ts'
import { defineRoute } from '../../route.ts'

export const reportPostRoute = defineRoute({
  method: 'post',
  path: '/feed/posts/:postId/reports',
  summary: 'Tell the Managers of a post',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  body: feedReportPostSchema,
  handle: ({ context, viewer, params, body }) => report(context, viewer, { postId: params.postId }, body.reason),
})
