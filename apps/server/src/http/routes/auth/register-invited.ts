import { authAnswerSchema, registerRequestSchema } from '@umkreis/schemas'
import { registerInvited } from '../../../services/auth/register.ts'
import { knowDevice } from '../../device-cookie.ts'
import { defineRoute } from '../../route.ts'

export const registerInvitedRoute = defineRoute({
  method: 'post',
  path: '/auth/register/:invitationToken',
  summary: 'Join the organisation that sent an invitation',
  tag: 'Sign-in',
  access: 'public',
  body: registerRequestSchema,
  maxBodyBytes: 10_000,
  answer: authAnswerSchema,
  handle: ({ context, params, body, address, http }) =>
    registerInvited(context, params.invitationToken, body, address, knowDevice(http, context)),
})
