import { pendingInvitationsAnswerSchema, pendingInvitationsQuerySchema } from '@umkreis/schemas'
import { listPending } from '../../../services/invitations/pending.ts'
import { defineRoute } from '../../route.ts'

export const listInvitationsRoute = defineRoute({
  method: 'get',
  path: '/manager/invitations',
  summary: 'A page of those who were invited by mail and have not joined, the newest first',
  tag: 'Administration',
  access: 'manager',
  query: pendingInvitationsQuerySchema,
  answer: pendingInvitationsAnswerSchema,
  handle: ({ context, viewer, query }) => listPending(context, viewer, query),
})
