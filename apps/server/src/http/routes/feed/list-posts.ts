import { feedAnswerSchema, feedQuerySchema } from '@umkreis/schemas'
import { readFeed } from '../../../services/feed/reader.ts'
import { defineRoute } from '../../route.ts'

export const listPostsRoute = defineRoute({
  method: 'get',
  path: '/feed/posts',
  summary: 'One page of the organisation’s feed, the newest first; with the first page what is pinned',
  tag: 'Feed',
  access: 'member',
  limit: 'searches',
  query: feedQuerySchema,
  answer: feedAnswerSchema,
  handle: ({ context, viewer, query }) => readFeed(context.db, viewer, query),
})
