import { ownSessionsAnswerSchema } from '@umkreis/schemas'
import { listOwnSessions } from '../../../services/auth/own-sessions.ts'
import { defineRoute } from '../../route.ts'

export const listSessionsRoute = defineRoute({
  method: 'get',
  path: '/auth/sessions',
  summary: 'Where one is signed in: here first, then the latest used',
  tag: 'Sign-in',
  access: 'member',
  answer: ownSessionsAnswerSchema,
  handle: async ({ context, viewer }) => ({ sessions: await listOwnSessions(context, viewer) }),
})
