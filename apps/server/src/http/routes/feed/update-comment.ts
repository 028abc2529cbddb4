import { feedCommentSchema, feedCommentUpdateSchema } from '@umkreis/schemas'
import { changeComment } from '../../../services/feed/comments.ts'
import { defineRoute } from '../../route.ts'

export const updateCommentRoute = defineRoute({
  method: 'patch',
  path: '/feed/comments/:commentId',
  summary: 'Change the words of one’s own comment',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  body: feedCommentUpdateSchema,
  answer: feedCommentSchema,
  async handle({ context, viewer, params, body }) {
    await context.limits.edits.take(viewer.userId)
    return changeComment(context, viewer, params.commentId, body)
  },
})
