import { deleteUsersRequestSchema } from '@umkreis/schemas'
import { deleteUsers } from '../../../services/users/delete.ts'
import { defineRoute } from '../../route.ts'

export const deleteUsersRoute = defineRoute({
  method: 'delete',
  path: '/manager/listOfUsers',
  summary: 'Delete people of the organisation: all who are named, or none',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  body: deleteUsersRequestSchema,
  handle: ({ context, viewer, body }) => deleteUsers(context, viewer, body),
})
