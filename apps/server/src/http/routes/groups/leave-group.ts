import { leaveGroup } from '../../../services/groups/change.ts'
import { defineRoute } from '../../route.ts'

export const leaveGroupRoute = defineRoute({
  method: 'post',
  path: '/groups/:groupId/leave',
  summary: 'Leave a group',
  tag: 'Groups',
  access: 'member',
  limit: 'changes',
  handle: ({ context, viewer, params }) => leaveGroup(context, viewer, params.groupId),
})
