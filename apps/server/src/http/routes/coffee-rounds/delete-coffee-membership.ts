import { endMembership } from '../../../services/coffee-rounds/membership.ts'
import { defineRoute } from '../../route.ts'

export const deleteCoffeeMembershipRoute = defineRoute({
  method: 'delete',
  path: '/coffee-rounds/membership',
  summary: 'Take part in coffee rounds no longer',
  tag: 'Matching people',
  access: 'member',
  limit: 'changes',
  handle: ({ context, viewer }) => endMembership(context.db, viewer),
})
