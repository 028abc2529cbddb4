import { customFieldListSchema } from '@umkreis/schemas'
import { restoreField } from '../../../services/custom-fields/manage.ts'
import { defineRoute } from '../../route.ts'

export const restoreCustomFieldRoute = defineRoute({
  method: 'post',
  path: '/manager/custom-fields/:fieldId/restore',
  summary: 'Have a deleted field back',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  answer: customFieldListSchema,
  handle: ({ context, viewer, params }) => restoreField(context, viewer, params.fieldId),
})
