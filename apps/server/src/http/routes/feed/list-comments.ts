import { feedCommentsAnswerSchema, feedCommentsQuerySchema } from '@umkreis/schemas'
import { readComments } from '../../../services/feed/comments.ts'
import { defineRoute } from '../../route.ts'

export const listCommentsRoute = defineRoute({
  method: 'get',
  path: '/feed/posts/:postId/comments',
  summary: 'The newest comments on a post, the oldest of them first; `before` asks for those before',
  tag: 'Feed',
  access: 'member',
  limit: 'searches',
  query: feedCommentsQuerySchema,
  answer: feedCommentsAnswerSchema,
  handle: ({ context, viewer, params, query }) => readComments(context.db, viewer, params.postId, query.before),
})
