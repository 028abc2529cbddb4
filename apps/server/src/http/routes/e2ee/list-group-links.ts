import { groupLinksAnswerSchema } from '@umkreis/schemas'
import { readGroupLinks } from '../../../services/e2ee/read-group-keys.ts'
import { defineRoute } from '../../route.ts'
import { fromQuerySchema } from './from-query.ts'

export const listGroupLinksRoute = defineRoute({
  method: 'get',
  path: '/e2ee/groups/:groupId/links',
  summary: 'A group’s key chain, from one epoch on, and its people now',
  tag: 'End-to-end encryption',
  access: 'member',
  query: fromQuerySchema,
  answer: groupLinksAnswerSchema,
  handle: ({ context, viewer, params, query }) =>
    readGroupLinks(context.db, viewer, params.groupId, query.from, context.now()),
})
