import { userLinksOfManyAnswerSchema, userLinksOfManyRequestSchema } from '@umkreis/schemas'
import { readUserLinksOfMany } from '../../../services/e2ee/read-user-links-of-many.ts'
import { defineRoute } from '../../route.ts'

export const listUserLinksOfManyRoute = defineRoute({
  method: 'post',
  path: '/e2ee/users/links',
  summary: 'The key chains of up to 200 people, each from one link on; changes nothing',
  tag: 'End-to-end encryption',
  access: 'member',
  body: userLinksOfManyRequestSchema,
  answer: userLinksOfManyAnswerSchema,
  handle: ({ context, viewer, body }) => readUserLinksOfMany(context.db, viewer, body),
})
