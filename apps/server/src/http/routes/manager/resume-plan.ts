import { billingSchema } from '@umkreis/schemas'
import { resumePlan } from '../../../services/billing/plan.ts'
import { defineRoute } from '../../route.ts'

export const resumePlanRoute = defineRoute({
  method: 'delete',
  path: '/manager/billing/cancel',
  summary: 'Take the cancelling back',
  tag: 'Billing',
  access: 'manager',
  limit: 'changes',
  answer: billingSchema,
  handle: ({ context, viewer }) => resumePlan(context, viewer),
})
