import { userLinkPostAnswerSchema, userLinkPostSchema } from '@umkreis/schemas'
import { postUserLink } from '../../../services/e2ee/post-user-link.ts'
import { defineRoute } from '../../route.ts'

export const postUserLinkRoute = defineRoute({
  method: 'post',
  path: '/e2ee/me/links',
  summary: 'Append the next link to one’s own key chain',
  tag: 'End-to-end encryption',
  access: 'member',
  limit: 'changes',
  body: userLinkPostSchema,
  maxBodyBytes: 2_000_000,
  answer: userLinkPostAnswerSchema,
  handle: ({ context, viewer, body }) => postUserLink(context, viewer, body),
})
