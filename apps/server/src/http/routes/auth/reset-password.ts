import { resetPasswordRequestSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import { requireResetLinkId, setNewPassword } from '../../../services/auth/password-reset.ts'
import { defineRoute } from '../../route.ts'

export const resetPasswordRoute = defineRoute({
  method: 'post',
  path: '/auth/resetPassword',
  summary: 'Set a new password with the mailed link; ends every session of that person',
  tag: 'Sign-in',
  access: 'public',
  body: resetPasswordRequestSchema,
  maxBodyBytes: 10_000,
  answer: v.object({}),
  async handle({ context, body, address }) {
    await setNewPassword(context, requireResetLinkId(body.resetLink), body.password, address)
    return {}
  },
})
