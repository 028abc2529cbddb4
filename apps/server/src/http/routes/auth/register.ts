import { authAnswerSchema, registerRequestSchema } from '@umkreis/schemas'
import { registerGlobal } from '../../../services/auth/register.ts'
import { knowDevice } from '../../device-cookie.ts'
import { defineRoute } from '../../route.ts'

export const registerRoute = defineRoute({
  method: 'post',
  path: '/auth/register',
  summary: 'Register as a global user of the public community',
  tag: 'Sign-in',
  access: 'public',
  body: registerRequestSchema,
  maxBodyBytes: 10_000,
  answer: authAnswerSchema,
  handle: ({ context, body, address, http }) => registerGlobal(context, body, address, knowDevice(http, context)),
})
