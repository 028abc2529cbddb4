import { invitationLinksAnswerSchema } from '@umkreis/schemas'
import { revokeInvitationLink } from '../../../services/organisation/invitation-links.ts'
import { defineRoute } from '../../route.ts'

export const revokeInvitationLinkRoute = defineRoute({
  method: 'delete',
  path: '/manager/invitation-links/:linkId',
  summary: 'End an invitation link',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  answer: invitationLinksAnswerSchema,
  handle: ({ context, viewer, params }) => revokeInvitationLink(context, viewer, params.linkId),
})
