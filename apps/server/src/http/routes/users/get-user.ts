import { userSchema } from '@umkreis/schemas'
import { readUser } from '../../../services/users/reader.ts'
import { defineRoute } from '../../route.ts'

export const getUserRoute = defineRoute({
  method: 'get',
  path: '/users/:userId',
  summary: 'One person',
  tag: 'People',
  access: 'member',
  answer: userSchema,
  handle: ({ context, viewer, params }) => readUser(context.db, viewer, params.userId),
})
