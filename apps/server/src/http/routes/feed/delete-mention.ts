import { settleMentions } from '../../../services/feed/mentions/own-mentions.ts'
import { defineRoute } from '../../route.ts'

export const deleteMentionRoute = defineRoute({
  method: 'delete',
  path: '/feed/mentions/:postId',
  summary: 'Note that one has seen where a post, and the comments below it, name oneself',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  handle: ({ context, viewer, params }) => settleMentions(context, viewer, params.postId),
})
