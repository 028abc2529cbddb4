import { groupSchema, updateGroupRequestSchema } from '@umkreis/schemas'
import { updateGroup } from '../../../services/groups/change.ts'
import { defineRoute } from '../../route.ts'

export const updateGroupRoute = defineRoute({
  method: 'patch',
  path: '/groups/:groupId',
  summary: 'Rename or describe a group that one manages',
  tag: 'Groups',
  access: 'member',
  limit: 'changes',
  body: updateGroupRequestSchema,
  answer: groupSchema,
  handle: ({ context, viewer, params, body }) => updateGroup(context, viewer, params.groupId, body),
})
