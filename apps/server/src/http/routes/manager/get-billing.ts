import { billingSchema } from '@umkreis/schemas'
import { readBilling } from '../../../services/billing/plan.ts'
import { defineRoute } from '../../route.ts'

export const getBillingRoute = defineRoute({
  method: 'get',
  path: '/manager/billing',
  summary: 'What the organisation pays',
  tag: 'Billing',
  access: 'manager',
  answer: billingSchema,
  handle: ({ context, viewer }) => readBilling(context, viewer),
})
