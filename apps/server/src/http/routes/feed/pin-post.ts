import { feedPostSchema } from '@umkreis/schemas'
import { pinPost } from '../../../services/feed/answer-post.ts'
import { defineRoute } from '../../route.ts'

export const pinPostRoute = defineRoute({
  method: 'put',
  path: '/feed/posts/:postId/pin',
  summary: 'Pin a post above all others; only for Managers',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  answer: feedPostSchema,
  handle: ({ context, viewer, params }) => pinPost(context, viewer, params.postId, true),
})
