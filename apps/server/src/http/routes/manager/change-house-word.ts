import { houseWordInputSchema, houseWordListSchema } from '@umkreis/schemas'
import { changeHouseWord } from '../../../services/house-words/manage.ts'
import { defineRoute } from '../../route.ts'

export const changeHouseWordRoute = defineRoute({
  method: 'put',
  path: '/manager/words/:wordId',
  summary: 'Change a word and its other words',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  body: houseWordInputSchema,
  answer: houseWordListSchema,
  handle: ({ context, viewer, params, body }) => changeHouseWord(context, viewer, params.wordId, body),
})
