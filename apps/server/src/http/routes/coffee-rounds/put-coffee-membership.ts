import { coffeeMembershipPutSchema } from '@umkreis/schemas'
import { putMembership } from '../../../services/coffee-rounds/membership.ts'
import { defineRoute } from '../../route.ts'

export const putCoffeeMembershipRoute = defineRoute({
  method: 'put',
  path: '/coffee-rounds/membership',
  summary: 'Take part in coffee rounds, or leave them out until a time',
  tag: 'Matching people',
  access: 'member',
  limit: 'changes',
  body: coffeeMembershipPutSchema,
  handle: ({ context, viewer, body }) => putMembership(context, viewer, body),
})
