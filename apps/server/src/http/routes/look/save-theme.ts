import { companyThemeChangeSchema, companyThemeUpdateSchema } from '@umkreis/schemas'
import { saveTheme } from '../../../services/looks/writer.ts'
import { defineRoute } from '../../route.ts'

export const saveThemeRoute = defineRoute({
  method: 'put',
  path: '/themes/company-current-theme',
  summary: 'Give the organisation a look of its own',
  tag: 'Look',
  access: 'manager',
  limit: 'changes',
  body: companyThemeUpdateSchema,
  answer: companyThemeChangeSchema,
  handle: ({ context, viewer, body }) => saveTheme(context, viewer, body),
})
