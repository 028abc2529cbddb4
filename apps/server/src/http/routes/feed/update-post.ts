import { feedPostSchema, feedPostUpdateSchema } from '@umkreis/schemas'
import { changePost } from '../../../services/feed/write-post.ts'
import { defineRoute } from '../../route.ts'

export const updatePostRoute = defineRoute({
  method: 'patch',
  path: '/feed/posts/:postId',
  summary: 'Change the words of one’s own post',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  body: feedPostUpdateSchema,
  answer: feedPostSchema,
  async handle({ context, viewer, params, body }) {
    await context.limits.edits.take(viewer.userId)
    return changePost(context, viewer, params.postId, body)
  },
})
