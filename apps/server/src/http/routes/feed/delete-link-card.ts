import { feedPostSchema } from '@umkreis/schemas'
import { removeLinkCard } from '../../../services/feed/link-cards/note-link.ts'
import { defineRoute } from '../../route.ts'

export const deleteLinkCardRoute = defineRoute({
  method: 'delete',
  path: '/feed/posts/:postId/link-card',
  summary: 'Remove what is shown of the page that one’s own post, or, for Managers, anybody’s, links to',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  answer: feedPostSchema,
  handle: ({ context, viewer, params }) => removeLinkCard(context, viewer, params.postId),
})
