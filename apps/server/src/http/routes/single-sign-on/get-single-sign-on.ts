import { singleSignOnSchema } from '@umkreis/schemas'
import { readSingleSignOn } from '../../../services/single-sign-on/manage.ts'
import { defineRoute } from '../../route.ts'

export const getSingleSignOnRoute = defineRoute({
  method: 'get',
  path: '/manager/single-sign-on',
  summary: 'Through which OpenID provider people sign in',
  tag: 'Administration',
  access: 'manager',
  answer: singleSignOnSchema,
  handle: ({ context, viewer }) => readSingleSignOn(context, viewer),
})
