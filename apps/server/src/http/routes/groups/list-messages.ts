import { messagesAnswerSchema, messagesQuerySchema } from '@umkreis/schemas'
import { readMessages } from '../../../services/messages/reader.ts'
import { defineRoute } from '../../route.ts'

export const listMessagesRoute = defineRoute({
  method: 'get',
  path: '/groups/:groupId/messages',
  summary: 'A group’s messages: the newest, those before or after a place, or what changed after a revision',
  tag: 'Groups',
  access: 'member',
  query: messagesQuerySchema,
  answer: messagesAnswerSchema,
  handle: ({ context, viewer, params, query }) => readMessages(context.db, viewer, params.groupId, query),
})
