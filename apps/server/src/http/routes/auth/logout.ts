import { endSession } from '../../../services/auth/sessions.ts'
import { defineRoute } from '../../route.ts'

export const logoutRoute = defineRoute({
  method: 'post',
  path: '/auth/logout',
  summary: 'End the session that the access token belongs to',
  tag: 'Sign-in',
  access: 'member',
  handle: ({ context, viewer }) => endSession(context, viewer.sessionId),
})
