import { feedMentionsAnswerSchema } from '@umkreis/schemas'
import { readOwnMentions } from '../../../services/feed/mentions/own-mentions.ts'
import { defineRoute } from '../../route.ts'

export const listMentionsRoute = defineRoute({
  method: 'get',
  path: '/feed/mentions',
  summary: 'Where posts and comments name oneself that one has not looked at',
  tag: 'Feed',
  access: 'member',
  answer: feedMentionsAnswerSchema,
  handle: ({ context, viewer }) => readOwnMentions(context.db, viewer),
})
