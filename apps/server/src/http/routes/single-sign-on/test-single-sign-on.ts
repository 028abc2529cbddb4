import { singleSignOnTestAnswerSchema, singleSignOnTestSchema } from '@umkreis/schemas'
import { testProvider } from '../../../services/single-sign-on/manage.ts'
import { defineRoute } from '../../route.ts'

export const testSingleSignOnRoute = defineRoute({
  method: 'post',
  path: '/manager/single-sign-on/test',
  summary: 'Read what the OpenID provider at an address says of itself',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  body: singleSignOnTestSchema,
  maxBodyBytes: 10_000,
  answer: singleSignOnTestAnswerSchema,
  handle: ({ context, viewer, body }) => testProvider(context, viewer, body.issuer),
})
