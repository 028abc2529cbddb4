import { invitationProgressSchema } from '@umkreis/schemas'
import { readProgress } from '../../../services/invitations/pending.ts'
import { defineRoute } from '../../route.ts'

export const getInvitationProgressRoute = defineRoute({
  method: 'get',
  path: '/manager/invitations/progress',
  summary: 'How far the mails have come that one asked for last',
  tag: 'Administration',
  access: 'manager',
  answer: invitationProgressSchema,
  handle: ({ context, viewer }) => readProgress(context, viewer),
})
