import { endOtherSessions } from '../../../services/auth/own-sessions.ts'
import { defineRoute } from '../../route.ts'

export const endOtherSessionsRoute = defineRoute({
  method: 'delete',
  path: '/auth/sessions',
  summary: 'Sign oneself out everywhere but here',
  tag: 'Sign-in',
  access: 'member',
  limit: 'changes',
  handle: ({ context, viewer }) => endOtherSessions(context, viewer),
})
