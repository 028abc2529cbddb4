import { customFieldListSchema, customFieldUpdateSchema } from '@umkreis/schemas'
import { updateField } from '../../../services/custom-fields/manage.ts'
import { defineRoute } from '../../route.ts'

export const updateCustomFieldRoute = defineRoute({
  method: 'patch',
  path: '/manager/custom-fields/:fieldId',
  summary: 'Rename a field, or change who is asked for it and who sees it',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  body: customFieldUpdateSchema,
  answer: customFieldListSchema,
  handle: ({ context, viewer, params, body }) => updateField(context, viewer, params.fieldId, body),
})
