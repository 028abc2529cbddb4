import { organisationSettingsSchema, organisationSettingsUpdateSchema } from '@umkreis/schemas'
import { changeSettings } from '../../../services/organisation/settings.ts'
import { defineRoute } from '../../route.ts'

export const changeOrganisationRoute = defineRoute({
  method: 'patch',
  path: '/manager/organisation',
  summary: 'Change the organisation’s name, how long a sign-in lasts, and what is deleted when',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  body: organisationSettingsUpdateSchema,
  answer: organisationSettingsSchema,
  handle: ({ context, viewer, body }) => changeSettings(context, viewer, body),
})
