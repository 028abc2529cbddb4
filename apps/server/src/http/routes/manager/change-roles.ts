import { roleChangesSchema } from '@umkreis/schemas'
import { changeRoles } from '../../../services/users/change-roles.ts'
import { defineRoute } from '../../route.ts'

export const changeRolesRoute = defineRoute({
  method: 'patch',
  path: '/manager/listOfUsers',
  summary: 'Give people of the organisation roles: all who are named, or none',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  body: roleChangesSchema,
  handle: ({ context, viewer, body }) => changeRoles(context, viewer, body),
})
