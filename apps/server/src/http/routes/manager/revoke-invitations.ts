import { invitationIdsSchema, invitationsChangedSchema } from '@umkreis/schemas'
import { revokeInvitations } from '../../../services/invitations/change-pending.ts'
import { defineRoute } from '../../route.ts'

export const revokeInvitationsRoute = defineRoute({
  method: 'delete',
  path: '/manager/invitations',
  summary: 'Take invitations by mail back: nobody joins with them any more',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  body: invitationIdsSchema,
  answer: invitationsChangedSchema,
  handle: async ({ context, viewer, body }) => ({
    count: await revokeInvitations(context, viewer, body.invitationIds),
  }),
})
