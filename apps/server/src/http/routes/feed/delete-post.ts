import { deletePost } from '../../../services/feed/write-post.ts'
import { defineRoute } from '../../route.ts'

export const deletePostRoute = defineRoute({
  method: 'delete',
  path: '/feed/posts/:postId',
  summary: 'Remove one’s own post, or, for Managers, anybody’s',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  handle: ({ context, viewer, params }) => deletePost(context, viewer, params.postId),
})
