import { pushSubscriptionDeleteSchema } from '@umkreis/schemas'
import { deleteSubscription } from '../../../services/push/subscriptions.ts'
import { defineRoute } from '../../route.ts'

export const deleteSubscriptionRoute = defineRoute({
  method: 'delete',
  path: '/push/subscriptions',
  summary: 'Be told no more in this browser',
  tag: 'Push',
  access: 'member',
  limit: 'changes',
  body: pushSubscriptionDeleteSchema,
  handle: ({ context, viewer, body }) => deleteSubscription(context.db, viewer, body.endpoint),
})
