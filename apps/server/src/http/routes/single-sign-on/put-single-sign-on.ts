import { singleSignOnInputSchema, singleSignOnSchema } from '@umkreis/schemas'
import { saveSingleSignOn } from '../../../services/single-sign-on/manage.ts'
import { defineRoute } from '../../route.ts'

export const putSingleSignOnRoute = defineRoute({
  method: 'put',
  path: '/manager/single-sign-on',
  summary: 'Have people sign in through an OpenID provider, which is asked what it says of itself first',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  body: singleSignOnInputSchema,
  maxBodyBytes: 20_000,
  answer: singleSignOnSchema,
  handle: ({ context, viewer, body }) => saveSingleSignOn(context, viewer, body),
})
