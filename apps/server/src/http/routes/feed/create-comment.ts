import { feedCommentPostSchema, feedCommentSchema } from '@umkreis/schemas'
import { createComment } from '../../../services/feed/comments.ts'
import { defineRoute } from '../../route.ts'

export const createCommentRoute = defineRoute({
  method: 'post',
  path: '/feed/posts/:postId/comments',
  summary: 'Comment on a post; repeated with the same `clientCommentId` it is written once',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  body: feedCommentPostSchema,
  answer: feedCommentSchema,
  status: 201,
  async handle({ context, viewer, params, body }) {
    await context.limits.comments.take(viewer.userId)
    return createComment(context, viewer, params.postId, body)
  },
})
