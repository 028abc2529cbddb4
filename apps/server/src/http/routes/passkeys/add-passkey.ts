import { guessDeviceName, passkeyRegistrationSchema, passkeySchema } from '@umkreis/schemas'
import { registerPasskey } from '../../../services/auth/passkeys/register-passkey.ts'
import { defineRoute } from '../../route.ts'

export const addPasskeyRoute = defineRoute({
  method: 'post',
  path: '/auth/passkeys',
  summary: 'Add a passkey to sign in with; told by mail',
  tag: 'Sign-in',
  access: 'member',
  limit: 'changes',
  body: passkeyRegistrationSchema,
  maxBodyBytes: 100_000,
  answer: passkeySchema,
  status: 201,
  handle({ context, viewer, body, language, http }) {
    const userAgent = http.req.header('user-agent')?.slice(0, 500) ?? ''
    const deviceName = guessDeviceName({ userAgent, maxTouchPoints: 0 }) ?? ''
    return registerPasskey(context, viewer, body, deviceName, language)
  },
})
