import { companyThemeSchema } from '@umkreis/schemas'
import { readTheme } from '../../../services/looks/reader.ts'
import { defineRoute } from '../../route.ts'

export const getThemeRoute = defineRoute({
  method: 'get',
  path: '/themes/company-current-theme',
  summary: 'The four colours of the organisation',
  tag: 'Look',
  access: 'member',
  answer: companyThemeSchema,
  handle: ({ context, viewer }) => readTheme(context.db, viewer),
})
