import { billingSchema } from '@umkreis/schemas'
import { cancelPlan } from '../../../services/billing/plan.ts'
import { defineRoute } from '../../route.ts'

export const cancelPlanRoute = defineRoute({
  method: 'post',
  path: '/manager/billing/cancel',
  summary: 'End the plan with its period',
  tag: 'Billing',
  access: 'manager',
  limit: 'changes',
  answer: billingSchema,
  handle: ({ context, viewer }) => cancelPlan(context, viewer),
})
