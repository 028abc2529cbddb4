import { inviteAnswerSchema, inviteRequestSchema } from '@umkreis/schemas'
import { inviteByEmail } from '../../../services/invitations/invite.ts'
import { defineRoute } from '../../route.ts'

// Ten thousand addresses of the greatest length.
const MAX_BODY_BYTES = 3_500_000

export const inviteUsersRoute = defineRoute({
  method: 'post',
  path: '/manager/usersRegistration',
  summary: 'Invite people by mail; each address is judged on its own',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  body: inviteRequestSchema,
  maxBodyBytes: MAX_BODY_BYTES,
  answer: inviteAnswerSchema,
  handle: ({ context, viewer, body, language }) => inviteByEmail(context, viewer, body, language),
})
