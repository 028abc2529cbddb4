import { feedQuestionsAnswerSchema } from '@umkreis/schemas'
import { readQuestions } from '../../../services/feed/questions.ts'
import { defineRoute } from '../../route.ts'

export const listQuestionsRoute = defineRoute({
  method: 'get',
  path: '/feed/questions',
  summary: 'Questions that one was asked for one’s skills, and has neither answered nor put aside',
  tag: 'Feed',
  access: 'member',
  limit: 'searches',
  answer: feedQuestionsAnswerSchema,
  handle: ({ context, viewer }) => readQuestions(context.db, viewer),
})
