import { pushSubscriptionSchema } from '@umkreis/schemas'
import { putSubscription } from '../../../services/push/subscriptions.ts'
import { defineRoute } from '../../route.ts'

export const putSubscriptionRoute = defineRoute({
  method: 'put',
  path: '/push/subscriptions',
  summary: 'Be told in this browser while no page is open, until the session ends',
  tag: 'Push',
  access: 'member',
  limit: 'changes',
  body: pushSubscriptionSchema,
  handle: ({ context, viewer, body }) => putSubscription(context, viewer, body),
})
