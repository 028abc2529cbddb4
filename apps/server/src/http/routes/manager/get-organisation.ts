import { organisationSettingsSchema } from '@umkreis/schemas'
import { readSettings } from '../../../services/organisation/settings.ts'
import { defineRoute } from '../../route.ts'

export const getOrganisationRoute = defineRoute({
  method: 'get',
  path: '/manager/organisation',
  summary: 'What the organisation has decided',
  tag: 'Administration',
  access: 'manager',
  answer: organisationSettingsSchema,
  handle: ({ context, viewer }) => readSettings(context.db, viewer),
})
