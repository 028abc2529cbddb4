import { deleteComment } from '../../../services/feed/comments.ts'
import { defineRoute } from '../../route.ts'

export const deleteCommentRoute = defineRoute({
  method: 'delete',
  path: '/feed/comments/:commentId',
  summary: 'Remove one’s own comment, or, for Managers, anybody’s',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  handle: ({ context, viewer, params }) => deleteComment(context, viewer, params.commentId),
})
