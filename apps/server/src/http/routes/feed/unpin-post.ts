import { feedPostSchema } from '@umkreis/schemas'
import { pinPost } from '../../../services/feed/answer-post.ts'
import { defineRoute } from '../../route.ts'

export const unpinPostRoute = defineRoute({
  method: 'delete',
  path: '/feed/posts/:postId/pin',
  summary: 'Pin a post no longer; only for Managers',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  answer: feedPostSchema,
  handle: ({ context, viewer, params }) => pinPost(context, viewer, params.postId, false),
})
