import { invitationIdsSchema, invitationsChangedSchema } from '@umkreis/schemas'
import { resendInvitations } from '../../../services/invitations/change-pending.ts'
import { defineRoute } from '../../route.ts'

export const resendInvitationsRoute = defineRoute({
  method: 'post',
  path: '/manager/invitations/resend',
  summary: 'Send invitations by mail again, valid for another 14 days',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  body: invitationIdsSchema,
  answer: invitationsChangedSchema,
  handle: async ({ context, viewer, body }) => ({
    count: await resendInvitations(context, viewer, body.invitationIds),
  }),
})
