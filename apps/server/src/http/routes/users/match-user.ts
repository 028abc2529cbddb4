import { matchSchema } from '@umkreis/schemas'
import { matchPerson } from '../../../services/matching/match-people.ts'
import { defineRoute } from '../../route.ts'

export const matchUserRoute = defineRoute({
  method: 'get',
  path: '/users/:userId/match',
  summary: 'What one has in common with a person, and what each brings',
  tag: 'Matching people',
  access: 'member',
  limit: 'searches',
  answer: matchSchema,
  handle: ({ context, viewer, params, language }) => matchPerson(context, viewer, params.userId, language),
})
