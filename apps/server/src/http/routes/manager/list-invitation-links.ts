import { invitationLinksAnswerSchema } from '@umkreis/schemas'
import { listInvitationLinks } from '../../../services/organisation/invitation-links.ts'
import { defineRoute } from '../../route.ts'

export const listInvitationLinksRoute = defineRoute({
  method: 'get',
  path: '/manager/invitation-links',
  summary: 'The links by which somebody can join the organisation now',
  tag: 'Administration',
  access: 'manager',
  answer: invitationLinksAnswerSchema,
  handle: ({ context, viewer }) => listInvitationLinks(context, viewer),
})
