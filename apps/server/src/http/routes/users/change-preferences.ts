import { preferencesSchema, preferencesUpdateSchema } from '@umkreis/schemas'
import { changePreferences } from '../../../services/preferences/writer.ts'
import { defineRoute } from '../../route.ts'

export const changePreferencesRoute = defineRoute({
  method: 'patch',
  path: '/users/preferences',
  summary: 'Change how one wants to write and be told',
  tag: 'People',
  access: 'member',
  limit: 'changes',
  body: preferencesUpdateSchema,
  answer: preferencesSchema,
  handle: ({ context, viewer, body }) => changePreferences(context, viewer, body),
})
