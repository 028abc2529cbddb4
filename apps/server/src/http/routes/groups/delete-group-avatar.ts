import { groupSchema } from '@umkreis/schemas'
import { deleteGroupAvatar } from '../../../services/groups/avatar.ts'
import { defineRoute } from '../../route.ts'

export const deleteGroupAvatarRoute = defineRoute({
  method: 'delete',
  path: '/groups/:groupId/avatar',
  summary: 'Take the picture of a group that one manages away',
  tag: 'Groups',
  access: 'member',
  limit: 'changes',
  answer: groupSchema,
  handle: ({ context, viewer, params }) => deleteGroupAvatar(context, viewer, params.groupId),
})
