import { houseWordListSchema } from '@umkreis/schemas'
import { listHouseWords } from '../../../services/house-words/manage.ts'
import { defineRoute } from '../../route.ts'

export const listHouseWordsRoute = defineRoute({
  method: 'get',
  path: '/manager/words',
  summary: 'The organisation’s own words, and the built-in ones that it switched off',
  tag: 'Administration',
  access: 'manager',
  answer: houseWordListSchema,
  handle: ({ context, viewer }) => listHouseWords(context.db, viewer),
})
