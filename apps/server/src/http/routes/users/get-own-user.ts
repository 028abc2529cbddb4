import { userSchema } from '@umkreis/schemas'
import { loadOwnUser } from '../../../services/users/reader.ts'
import { defineRoute } from '../../route.ts'

export const getOwnUserRoute = defineRoute({
  method: 'get',
  path: '/users/me',
  summary: 'Oneself',
  tag: 'People',
  access: 'member',
  answer: userSchema,
  handle: ({ context, viewer }) => loadOwnUser(context.db, viewer.userId),
})
