import { feedPostSchema } from '@umkreis/schemas'
import { readPost } from '../../../services/feed/reader.ts'
import { defineRoute } from '../../route.ts'

export const getPostRoute = defineRoute({
  method: 'get',
  path: '/feed/posts/:postId',
  summary: 'One post of the feed',
  tag: 'Feed',
  access: 'member',
  limit: 'suggestions',
  answer: feedPostSchema,
  handle: ({ context, viewer, params }) => readPost(context.db, viewer, params.postId),
})
