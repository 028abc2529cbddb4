import { houseWordInputSchema, houseWordListSchema } from '@umkreis/schemas'
import { addHouseWord } from '../../../services/house-words/manage.ts'
import { defineRoute } from '../../route.ts'

export const addHouseWordRoute = defineRoute({
  method: 'post',
  path: '/manager/words',
  summary: 'Add a word with the other words for the same',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  body: houseWordInputSchema,
  answer: houseWordListSchema,
  status: 201,
  handle: ({ context, viewer, body }) => addHouseWord(context, viewer, body),
})
