import { groupsAnswerSchema, groupsQuerySchema } from '@umkreis/schemas'
import { readGroupsPage } from '../../../services/groups/reader.ts'
import { defineRoute } from '../../route.ts'

export const listGroupsRoute = defineRoute({
  method: 'get',
  path: '/groups',
  summary: 'A page of one’s groups, or of those that a question finds: the pinned first, then the most recently used',
  tag: 'Groups',
  access: 'member',
  query: groupsQuerySchema,
  answer: groupsAnswerSchema,
  async handle({ context, viewer, query }) {
    if (!query.query) return readGroupsPage(context.db, viewer, query)
    await context.limits.searches.take(viewer.userId)
    return context.limits.groupSearchesAtOnce.run(viewer.userId, () => readGroupsPage(context.db, viewer, query))
  },
})
