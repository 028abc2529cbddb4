import { feedPostPostSchema, feedPostSchema } from '@umkreis/schemas'
import { requireFeed } from '../../../access/require-feed.ts'
import { createPost } from '../../../services/feed/write-post.ts'
import { defineRoute } from '../../route.ts'

export const createPostRoute = defineRoute({
  method: 'post',
  path: '/feed/posts',
  summary: 'Write a post, or ask those who hold a skill; repeated with the same `clientPostId` it is written once',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  body: feedPostPostSchema,
  answer: feedPostSchema,
  status: 201,
  async handle({ context, viewer, body }) {
    requireFeed(viewer)
    await context.limits.posts.take(viewer.userId)
    return createPost(context, viewer, body)
  },
})
