import { houseWordListSchema } from '@umkreis/schemas'
import { removeHouseWord } from '../../../services/house-words/manage.ts'
import { defineRoute } from '../../route.ts'

export const removeHouseWordRoute = defineRoute({
  method: 'delete',
  path: '/manager/words/:wordId',
  summary: 'Remove a word',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  answer: houseWordListSchema,
  handle: ({ context, viewer, params }) => removeHouseWord(context, viewer, params.wordId),
})
