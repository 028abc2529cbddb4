import { feedPostSchema, feedReactionKindSchema } from '@umkreis/schemas'
import { changeReaction } from '../../../services/feed/answer-post.ts'
import { checked, defineRoute } from '../../route.ts'

export const deleteReactionRoute = defineRoute({
  method: 'delete',
  path: '/feed/posts/:postId/reactions/:kind',
  summary: 'Take one’s own reaction back',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  answer: feedPostSchema,
  handle: async ({ context, viewer, params }) =>
    changeReaction(context, viewer, params.postId, checked(feedReactionKindSchema, params.kind), false),
})
