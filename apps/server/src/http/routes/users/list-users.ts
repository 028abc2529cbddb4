import { listedUsersAnswerSchema, usersQuerySchema } from '@umkreis/schemas'
import { listPeople } from '../../../services/users/people-list.ts'
import { defineRoute } from '../../route.ts'

export const listUsersRoute = defineRoute({
  method: 'get',
  path: '/users/users',
  summary: 'A page of everybody that one may see, by name; more exist only if it is full. Managers may filter and sort',
  tag: 'People',
  access: 'member',
  query: usersQuerySchema,
  answer: listedUsersAnswerSchema,
  handle: ({ context, viewer, query }) => listPeople(context.db, viewer, query),
})
