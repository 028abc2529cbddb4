import { deleteOwnUser } from '../../../services/users/delete.ts'
import { defineRoute } from '../../route.ts'

export const deleteOwnUserRoute = defineRoute({
  method: 'delete',
  path: '/users/me',
  summary: 'Delete one’s own account',
  tag: 'People',
  access: 'member',
  limit: 'changes',
  handle: ({ context, viewer }) => deleteOwnUser(context, viewer),
})
