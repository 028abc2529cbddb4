import { endOwnSession } from '../../../services/auth/own-sessions.ts'
import { defineRoute } from '../../route.ts'

export const endSessionRoute = defineRoute({
  method: 'delete',
  path: '/auth/sessions/:sessionId',
  summary: 'Sign oneself out in one place',
  tag: 'Sign-in',
  access: 'member',
  limit: 'changes',
  handle: ({ context, viewer, params }) => endOwnSession(context, viewer, params.sessionId),
})
