import { customFieldCreateSchema, customFieldListSchema } from '@umkreis/schemas'
import { createField } from '../../../services/custom-fields/manage.ts'
import { defineRoute } from '../../route.ts'

export const createCustomFieldRoute = defineRoute({
  method: 'post',
  path: '/manager/custom-fields',
  summary: 'Add a field to everybody’s profile',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  body: customFieldCreateSchema,
  answer: customFieldListSchema,
  status: 201,
  handle: ({ context, viewer, body }) => createField(context, viewer, body),
})
