import { coffeeFeedbackSchema } from '@umkreis/schemas'
import { keepFeedback } from '../../../services/coffee-rounds/membership.ts'
import { defineRoute } from '../../route.ts'

export const putCoffeeFeedbackRoute = defineRoute({
  method: 'put',
  path: '/coffee-rounds/:roundId/feedback',
  summary: 'Say whether one met, and whether it was good; nobody else sees it',
  tag: 'Matching people',
  access: 'member',
  limit: 'changes',
  body: coffeeFeedbackSchema,
  handle: ({ context, viewer, params, body }) => keepFeedback(context.db, viewer, params.roundId, body),
})
