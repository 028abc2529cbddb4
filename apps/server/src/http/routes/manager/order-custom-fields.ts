import { customFieldListSchema, customFieldOrderSchema } from '@umkreis/schemas'
import { orderFields } from '../../../services/custom-fields/manage.ts'
import { defineRoute } from '../../route.ts'

export const orderCustomFieldsRoute = defineRoute({
  method: 'put',
  path: '/manager/custom-fields/order',
  summary: 'Put the fields in another order',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  body: customFieldOrderSchema,
  answer: customFieldListSchema,
  handle: ({ context, viewer, body }) => orderFields(context, viewer, body.ids),
})
