import { singleSignOnStartAnswerSchema, singleSignOnStartSchema } from '@umkreis/schemas'
import { startSingleSignOn } from '../../../services/single-sign-on/start.ts'
import { defineRoute } from '../../route.ts'
import { keepOnWay } from '../../single-sign-on-cookies.ts'

export const startSingleSignOnRoute = defineRoute({
  method: 'post',
  path: '/auth/single-sign-on/start',
  summary:
    'Begin to sign in at the provider of one’s organisation; the answer depends on the domain of the address alone',
  tag: 'Sign-in',
  access: 'public',
  body: singleSignOnStartSchema,
  maxBodyBytes: 10_000,
  answer: singleSignOnStartAnswerSchema,
  async handle({ context, body, address, http }) {
    const { url, attempt } = await startSingleSignOn(context, body, address)
    keepOnWay(http, context, 'attempt', attempt)
    return { url }
  },
})
