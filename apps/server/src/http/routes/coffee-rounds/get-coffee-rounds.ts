import { coffeeRoundsSchema } from '@umkreis/schemas'
import { readCoffeeRounds } from '../../../services/coffee-rounds/reader.ts'
import { defineRoute } from '../../route.ts'

export const getCoffeeRoundsRoute = defineRoute({
  method: 'get',
  path: '/coffee-rounds',
  summary: 'The coffee rounds of the organisation, and with whom one is brought together now',
  tag: 'Matching people',
  access: 'member',
  limit: 'searches',
  answer: coffeeRoundsSchema,
  handle: ({ context, viewer, language }) => readCoffeeRounds(context, viewer, language),
})
