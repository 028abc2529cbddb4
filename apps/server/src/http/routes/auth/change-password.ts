import { changePasswordRequestSchema } from '@umkreis/schemas'
import { changePassword } from '../../../services/auth/change-password.ts'
import { defineRoute } from '../../route.ts'

export const changePasswordRoute = defineRoute({
  method: 'post',
  path: '/auth/change-password',
  summary: 'Set a new password, with the old one; ends every other session of oneself',
  tag: 'Sign-in',
  access: 'member',
  limit: 'changes',
  body: changePasswordRequestSchema,
  maxBodyBytes: 10_000,
  handle: ({ context, viewer, body, address, language }) => changePassword(context, viewer, body, address, language),
})
