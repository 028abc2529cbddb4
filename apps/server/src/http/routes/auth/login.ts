import { authAnswerSchema, loginRequestSchema } from '@umkreis/schemas'
import { login } from '../../../services/auth/login.ts'
import { countRefusals } from '../../count-refusals.ts'
import { knowDevice } from '../../device-cookie.ts'
import { defineRoute } from '../../route.ts'

export const loginRoute = defineRoute({
  method: 'post',
  path: '/auth/login',
  summary: 'Sign in',
  tag: 'Sign-in',
  access: 'public',
  body: loginRequestSchema,
  maxBodyBytes: 10_000,
  answer: authAnswerSchema,
  handle: ({ context, body, address, http }) =>
    countRefusals(context.metrics, () => login(context, body, address, knowDevice(http, context))),
})
