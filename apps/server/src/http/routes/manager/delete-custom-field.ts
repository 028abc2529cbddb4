import { customFieldListSchema } from '@umkreis/schemas'
import { deleteField } from '../../../services/custom-fields/manage.ts'
import { defineRoute } from '../../route.ts'

export const deleteCustomFieldRoute = defineRoute({
  method: 'delete',
  path: '/manager/custom-fields/:fieldId',
  summary: 'Delete a field; it can be had back for 30 days',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  answer: customFieldListSchema,
  handle: ({ context, viewer, params }) => deleteField(context, viewer, params.fieldId),
})
