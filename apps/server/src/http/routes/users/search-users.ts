import { searchAnswerSchema, searchQuerySchema } from '@umkreis/schemas'
import { defineRoute } from '../../route.ts'

export const searchUsersRoute = defineRoute({
  method: 'get',
  path: '/users/search',
  summary: 'People who answer a question in one’s own words, best first, with the words that matched',
  tag: 'Surround me',
  access: 'member',
  limit: 'searches',
  query: searchQuerySchema,
  answer: searchAnswerSchema,
  handle: ({ context, viewer, query, language }) => context.peopleSearch.search(viewer, query, language),
})
