import { groupSchema } from '@umkreis/schemas'
import { removeMember } from '../../../services/groups/change.ts'
import { defineRoute } from '../../route.ts'

export const removeMemberRoute = defineRoute({
  method: 'delete',
  path: '/groups/:groupId/members/:userId',
  summary: 'Remove somebody from a group that one manages',
  tag: 'Groups',
  access: 'member',
  limit: 'changes',
  answer: groupSchema,
  handle: ({ context, viewer, params }) => removeMember(context, viewer, params.groupId, params.userId),
})
