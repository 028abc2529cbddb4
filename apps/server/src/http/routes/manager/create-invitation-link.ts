import { invitationLinkAnswerSchema } from '@umkreis/schemas'
import { createInvitationLink } from '../../../services/invitations/create-link.ts'
import { defineRoute } from '../../route.ts'

export const createInvitationLinkRoute = defineRoute({
  method: 'post',
  path: '/manager/create-company-registration-link',
  summary: 'Make a link by which anybody can join the organisation within 14 days',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  answer: invitationLinkAnswerSchema,
  handle: async ({ context, viewer }) => ({ data: await createInvitationLink(context, viewer) }),
})
