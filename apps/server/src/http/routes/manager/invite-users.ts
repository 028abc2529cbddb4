import { inviteAnswerSchema, inviteRequestSchema } from '@umkreis/schemas'
import { inviteByEmail } from '../../../services/invitations/create.ts'
import { defineRoute } from '../../route.ts'

export const inviteUsersRoute = defineRoute({
  method: 'post',
  path: '/manager/usersRegistration',
  summary: 'Invite people by mail; each address is judged on its own',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  body: inviteRequestSchema,
  answer: inviteAnswerSchema,
  handle: ({ context, viewer, body }) => inviteByEmail(context, viewer, body.Emails),
})
