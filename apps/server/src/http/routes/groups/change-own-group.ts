import { groupSchema, ownGroupUpdateSchema } from '@umkreis/schemas'
import { changeOwnGroup } from '../../../services/groups/change-mine.ts'
import { defineRoute } from '../../route.ts'

export const changeOwnGroupRoute = defineRoute({
  method: 'patch',
  path: '/groups/:groupId/mine',
  summary: 'Mute or pin a group for oneself',
  tag: 'Groups',
  access: 'member',
  limit: 'changes',
  body: ownGroupUpdateSchema,
  answer: groupSchema,
  handle: ({ context, viewer, params, body }) => changeOwnGroup(context, viewer, params.groupId, body),
})
