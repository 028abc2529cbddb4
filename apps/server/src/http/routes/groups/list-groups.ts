import { GROUPS_PAGE_SIZE, groupsAnswerSchema, pageQuerySchema } from '@umkreis/schemas'
import { readGroupsPage } from '../../../services/groups/reader.ts'
import { defineRoute } from '../../route.ts'

export const listGroupsRoute = defineRoute({
  method: 'get',
  path: '/groups',
  summary: 'A page of one’s groups, the most recently used first',
  tag: 'Groups',
  access: 'member',
  query: pageQuerySchema(GROUPS_PAGE_SIZE),
  answer: groupsAnswerSchema,
  handle: ({ context, viewer, query }) => readGroupsPage(context.db, viewer, query),
})
