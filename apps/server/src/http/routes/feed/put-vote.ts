import { feedPostSchema, feedVoteSchema } from '@umkreis/schemas'
import { vote } from '../../../services/feed/answer-post.ts'
import { defineRoute } from '../../route.ts'

export const putVoteRoute = defineRoute({
  method: 'put',
  path: '/feed/posts/:postId/vote',
  summary: 'Choose in a poll, or choose anew until it ends; nobody is told who chose what',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  body: feedVoteSchema,
  answer: feedPostSchema,
  handle: ({ context, viewer, params, body }) => vote(context, viewer, params.postId, body.option),
})
