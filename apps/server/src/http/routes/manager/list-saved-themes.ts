import { themeHistorySchema } from '@umkreis/schemas'
import { readThemeHistory } from '../../../services/looks/history.ts'
import { defineRoute } from '../../route.ts'

export const listSavedThemesRoute = defineRoute({
  method: 'get',
  path: '/manager/themes',
  summary: 'The looks that the organisation has saved, the newest first',
  tag: 'Administration',
  access: 'manager',
  answer: themeHistorySchema,
  handle: ({ context, viewer }) => readThemeHistory(context.db, viewer),
})
