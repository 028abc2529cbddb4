import { setNewPasswordRequestSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import { setNewPassword } from '../../../services/auth/password-reset.ts'
import { defineRoute } from '../../route.ts'

export const setNewPasswordRoute = defineRoute({
  method: 'post',
  path: '/auth/set-new-password',
  summary: 'Set a new password with the id from the mailed link; ends every session of that person',
  tag: 'Sign-in',
  access: 'public',
  body: setNewPasswordRequestSchema,
  maxBodyBytes: 10_000,
  answer: v.object({}),
  async handle({ context, body, address }) {
    await setNewPassword(context, body.resetLinkId, body.password, address)
    return {}
  },
})
