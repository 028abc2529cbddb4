import { coffeeHistoryAnswerSchema } from '@umkreis/schemas'
import { readCoffeeHistory } from '../../../services/coffee-rounds/reader.ts'
import { defineRoute } from '../../route.ts'

export const listCoffeeHistoryRoute = defineRoute({
  method: 'get',
  path: '/coffee-rounds/history',
  summary: 'The last coffee rounds that one was in, the newest first',
  tag: 'Matching people',
  access: 'member',
  answer: coffeeHistoryAnswerSchema,
  handle: ({ context, viewer }) => readCoffeeHistory(context.db, viewer),
})
