import { preferencesSchema } from '@umkreis/schemas'
import { readPreferences } from '../../../services/preferences/reader.ts'
import { defineRoute } from '../../route.ts'

export const getPreferencesRoute = defineRoute({
  method: 'get',
  path: '/users/preferences',
  summary: 'How one wants to write and be told',
  tag: 'People',
  access: 'member',
  answer: preferencesSchema,
  handle: ({ context, viewer }) => readPreferences(context.db, viewer),
})
