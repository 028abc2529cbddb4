import { groupSchema, memberRoleUpdateSchema } from '@umkreis/schemas'
import { setMemberRole } from '../../../services/groups/change.ts'
import { defineRoute } from '../../route.ts'

export const setMemberRoleRoute = defineRoute({
  method: 'patch',
  path: '/groups/:groupId/members/:userId',
  summary: 'Let somebody manage a group that one manages, or no more',
  tag: 'Groups',
  access: 'member',
  limit: 'changes',
  body: memberRoleUpdateSchema,
  answer: groupSchema,
  handle: ({ context, viewer, params, body }) => setMemberRole(context, viewer, params.groupId, params.userId, body),
})
