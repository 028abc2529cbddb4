import { suggestionsAnswerSchema, suggestionsQuerySchema } from '@umkreis/schemas'
import { defineRoute } from '../../route.ts'

export const suggestUsersRoute = defineRoute({
  method: 'get',
  path: '/users/suggestions',
  summary: 'People, skills, cities and field values that complete what is being typed',
  tag: 'Surround me',
  access: 'member',
  limit: 'suggestions',
  query: suggestionsQuerySchema,
  answer: suggestionsAnswerSchema,
  handle: ({ context, viewer, query }) => context.peopleSearch.suggest(viewer, query.query),
})
