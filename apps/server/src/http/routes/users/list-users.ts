import { USERS_PAGE_SIZE, pageQuerySchema, usersAnswerSchema } from '@umkreis/schemas'
import { readUsersPage } from '../../../services/users/reader.ts'
import { defineRoute } from '../../route.ts'

export const listUsersRoute = defineRoute({
  method: 'get',
  path: '/users/users',
  summary: 'A page of everybody that one may see, by name; more exist only if it is full',
  tag: 'People',
  access: 'member',
  query: pageQuerySchema(USERS_PAGE_SIZE),
  answer: usersAnswerSchema,
  handle: ({ context, viewer, query }) => readUsersPage(context.db, viewer, query),
})
