import { companyThemeChangeSchema } from '@umkreis/schemas'
import { resetTheme } from '../../../services/looks/writer.ts'
import { defineRoute } from '../../route.ts'

export const resetThemeRoute = defineRoute({
  method: 'delete',
  path: '/themes/company-current-theme',
  summary: 'Give the organisation the product’s own look again',
  tag: 'Look',
  access: 'manager',
  limit: 'changes',
  answer: companyThemeChangeSchema,
  handle: ({ context, viewer }) => resetTheme(context, viewer),
})
