import { customFieldsAnswerSchema, customFieldsUpdateSchema } from '@umkreis/schemas'
import { updateOwnCustomFields } from '../../../services/custom-fields/writer.ts'
import { defineRoute } from '../../route.ts'

export const updateCustomFieldsRoute = defineRoute({
  method: 'put',
  path: '/customFields',
  summary: 'Set one’s own values of the organisation’s fields',
  tag: 'People',
  access: 'member',
  limit: 'changes',
  body: customFieldsUpdateSchema,
  answer: customFieldsAnswerSchema,
  handle: async ({ context, viewer, body }) => ({ customFields: await updateOwnCustomFields(context, viewer, body) }),
})
