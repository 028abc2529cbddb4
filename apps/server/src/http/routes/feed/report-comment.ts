import { feedReportPostSchema } from '@umkreis/schemas'
import { report } from '../../../services/feed/reports.ts'
import { defineRoute } from '../../route.ts'

export const reportCommentRoute = defineRoute({
  method: 'post',
  path: '/feed/comments/:commentId/reports',
  summary: 'Tell the Managers of a comment',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  body: feedReportPostSchema,
  handle: ({ context, viewer, params, body }) => report(context, viewer, { commentId: params.commentId }, body.reason),
})
