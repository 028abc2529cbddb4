import { authAnswerSchema, passkeySignInSchema } from '@umkreis/schemas'
import { signInWithPasskey } from '../../../services/auth/passkeys/sign-in-with-passkey.ts'
import { countRefusals } from '../../count-refusals.ts'
import { knowDevice } from '../../device-cookie.ts'
import { defineRoute } from '../../route.ts'

export const signInWithPasskeyRoute = defineRoute({
  method: 'post',
  path: '/auth/passkeys/sign-in',
  summary: 'Sign in with a passkey',
  tag: 'Sign-in',
  access: 'public',
  body: passkeySignInSchema,
  maxBodyBytes: 50_000,
  answer: authAnswerSchema,
  handle: ({ context, body, address, http }) =>
    countRefusals(context.metrics, () => signInWithPasskey(context, body, address, knowDevice(http, context))),
})
