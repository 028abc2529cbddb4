import { profileSuggestionsAnswerSchema, profileSuggestionsQuerySchema } from '@umkreis/schemas'
import { defineRoute } from '../../route.ts'

export const suggestProfileValuesRoute = defineRoute({
  method: 'get',
  path: '/users/profile-suggestions',
  summary: 'Skills, positions and cities that complete what is typed into one’s own profile',
  tag: 'People',
  access: 'member',
  limit: 'suggestions',
  query: profileSuggestionsQuerySchema,
  answer: profileSuggestionsAnswerSchema,
  handle: async ({ context, viewer, query }) => ({
    values: await context.peopleSearch.suggestValues(viewer, query.field, query.query),
  }),
})
