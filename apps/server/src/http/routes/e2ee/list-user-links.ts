import { userLinksAnswerSchema } from '@umkreis/schemas'
import { readUserLinks } from '../../../services/e2ee/read-user-keys.ts'
import { defineRoute } from '../../route.ts'
import { fromQuerySchema } from './from-query.ts'

export const listUserLinksRoute = defineRoute({
  method: 'get',
  path: '/e2ee/users/:userId/links',
  summary: 'A person’s key chain, from one link on',
  tag: 'End-to-end encryption',
  access: 'member',
  query: fromQuerySchema,
  answer: userLinksAnswerSchema,
  handle: ({ context, viewer, params, query }) => readUserLinks(context.db, viewer, params.userId, query.from),
})
