import { authAnswerSchema, registerTrialRequestSchema } from '@umkreis/schemas'
import { registerTrial } from '../../../services/auth/register.ts'
import { knowDevice } from '../../device-cookie.ts'
import { defineRoute } from '../../route.ts'

export const registerTrialRoute = defineRoute({
  method: 'post',
  path: '/auth/register-trial',
  summary: 'Found an organisation and become its Owner',
  tag: 'Sign-in',
  access: 'public',
  body: registerTrialRequestSchema,
  maxBodyBytes: 10_000,
  answer: authAnswerSchema,
  handle: ({ context, body, address, http }) => registerTrial(context, body, address, knowDevice(http, context)),
})
