import { addMembersRequestSchema, groupSchema } from '@umkreis/schemas'
import { addMembers } from '../../../services/groups/change.ts'
import { defineRoute } from '../../route.ts'

export const addMembersRoute = defineRoute({
  method: 'post',
  path: '/groups/:groupId/members',
  summary: 'Take people into a group that one manages',
  tag: 'Groups',
  access: 'member',
  limit: 'changes',
  body: addMembersRequestSchema,
  answer: groupSchema,
  handle: ({ context, viewer, params, body }) => addMembers(context, viewer, params.groupId, body),
})
