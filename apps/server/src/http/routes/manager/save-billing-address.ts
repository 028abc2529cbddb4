import { billingAddressSchema, billingSchema } from '@umkreis/schemas'
import { saveAddress } from '../../../services/billing/plan.ts'
import { defineRoute } from '../../route.ts'

export const saveBillingAddressRoute = defineRoute({
  method: 'put',
  path: '/manager/billing/address',
  summary: 'Say where invoices go',
  tag: 'Billing',
  access: 'manager',
  limit: 'changes',
  body: billingAddressSchema,
  answer: billingSchema,
  handle: ({ context, viewer, body }) => saveAddress(context, viewer, body),
})
