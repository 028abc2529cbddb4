import { refreshRequestSchema, tokensSchema } from '@umkreis/schemas'
import { refreshSession } from '../../../services/auth/sessions.ts'
import { defineRoute } from '../../route.ts'

export const refreshRoute = defineRoute({
  method: 'post',
  path: '/auth/refresh',
  summary: 'Exchange a refresh token, which is used once, for new tokens',
  tag: 'Sign-in',
  access: 'public',
  body: refreshRequestSchema,
  maxBodyBytes: 20_000,
  answer: tokensSchema,
  handle: ({ context, body, statedLanguage }) => refreshSession(context, body.refreshToken, statedLanguage),
})
