import { passkeyRegistrationOptionsSchema, passkeyRegistrationRequestSchema } from '@umkreis/schemas'
import { offerRegistration } from '../../../services/auth/passkeys/register-passkey.ts'
import { defineRoute } from '../../route.ts'

export const offerPasskeyRegistrationRoute = defineRoute({
  method: 'post',
  path: '/auth/passkeys/registration-options',
  summary:
    'What a browser makes a new passkey with; asks for the password or a mailed code, unless one has just signed in',
  tag: 'Sign-in',
  access: 'member',
  limit: 'changes',
  body: passkeyRegistrationRequestSchema,
  maxBodyBytes: 10_000,
  answer: passkeyRegistrationOptionsSchema,
  handle: ({ context, viewer, body, address }) => offerRegistration(context, viewer, body, address),
})
