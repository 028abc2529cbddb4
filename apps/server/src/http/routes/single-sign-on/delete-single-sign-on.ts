import { singleSignOnSchema } from '@umkreis/schemas'
import { removeSingleSignOn } from '../../../services/single-sign-on/manage.ts'
import { defineRoute } from '../../route.ts'

export const deleteSingleSignOnRoute = defineRoute({
  method: 'delete',
  path: '/manager/single-sign-on',
  summary: 'Have people sign in with passwords alone',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  answer: singleSignOnSchema,
  handle: ({ context, viewer }) => removeSingleSignOn(context, viewer),
})
