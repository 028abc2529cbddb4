import { groupLinkPostAnswerSchema, groupLinkPostSchema } from '@umkreis/schemas'
import { postGroupLink } from '../../../services/e2ee/post-group-link.ts'
import { defineRoute } from '../../route.ts'

export const postGroupLinkRoute = defineRoute({
  method: 'post',
  path: '/e2ee/groups/:groupId/links',
  summary: 'Append the next link to a group’s key chain, with the boxes of its epoch',
  tag: 'End-to-end encryption',
  access: 'member',
  limit: 'changes',
  body: groupLinkPostSchema,
  maxBodyBytes: 12_000_000,
  answer: groupLinkPostAnswerSchema,
  handle: ({ context, viewer, params, body }) => postGroupLink(context, viewer, params.groupId, body),
})
