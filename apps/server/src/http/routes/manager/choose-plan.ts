import { billingSchema, planRequestSchema } from '@umkreis/schemas'
import { choosePlan } from '../../../services/billing/plan.ts'
import { defineRoute } from '../../route.ts'

export const choosePlanRoute = defineRoute({
  method: 'put',
  path: '/manager/billing/plan',
  summary: 'Choose how the organisation pays',
  tag: 'Billing',
  access: 'manager',
  limit: 'changes',
  body: planRequestSchema,
  answer: billingSchema,
  handle: ({ context, viewer, body }) => choosePlan(context, viewer, body.interval),
})
