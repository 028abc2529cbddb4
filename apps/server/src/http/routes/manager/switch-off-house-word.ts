import { houseWordListSchema, houseWordOffInputSchema } from '@umkreis/schemas'
import { switchOffHouseWord } from '../../../services/house-words/manage.ts'
import { defineRoute } from '../../route.ts'

export const switchOffHouseWordRoute = defineRoute({
  method: 'post',
  path: '/manager/words-off',
  summary: 'Switch off a built-in word that means something else here',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  body: houseWordOffInputSchema,
  answer: houseWordListSchema,
  status: 201,
  handle: ({ context, viewer, body }) => switchOffHouseWord(context, viewer, body),
})
