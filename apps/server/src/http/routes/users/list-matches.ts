import { matchesAnswerSchema } from '@umkreis/schemas'
import { suggestMatches } from '../../../services/matching/match-people.ts'
import { defineRoute } from '../../route.ts'

export const listMatchesRoute = defineRoute({
  method: 'get',
  path: '/users/matches',
  summary: 'Colleagues with whom one has something in common, best first',
  tag: 'Matching people',
  access: 'member',
  limit: 'searches',
  answer: matchesAnswerSchema,
  handle: ({ context, viewer, language }) => suggestMatches(context, viewer, language),
})
