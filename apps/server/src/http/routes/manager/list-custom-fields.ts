import { customFieldListSchema } from '@umkreis/schemas'
import { listFields } from '../../../services/custom-fields/manage.ts'
import { defineRoute } from '../../route.ts'

export const listCustomFieldsRoute = defineRoute({
  method: 'get',
  path: '/manager/custom-fields',
  summary: 'The fields that the organisation added to profiles',
  tag: 'Administration',
  access: 'manager',
  answer: customFieldListSchema,
  handle: ({ context, viewer }) => listFields(context.db, viewer),
})
