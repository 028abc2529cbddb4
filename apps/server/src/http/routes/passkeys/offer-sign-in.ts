import { passkeySignInOptionsSchema } from '@umkreis/schemas'
import { offerPasskeySignIn } from '../../../services/auth/passkeys/sign-in-with-passkey.ts'
import { defineRoute } from '../../route.ts'

export const offerPasskeySignInRoute = defineRoute({
  method: 'post',
  path: '/auth/passkeys/sign-in-options',
  summary: 'What a browser asks for a passkey with; alike for everybody',
  tag: 'Sign-in',
  access: 'public',
  answer: passkeySignInOptionsSchema,
  handle: ({ context, address }) => offerPasskeySignIn(context, address),
})
