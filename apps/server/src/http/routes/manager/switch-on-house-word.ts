import { houseWordListSchema } from '@umkreis/schemas'
import { switchOnHouseWord } from '../../../services/house-words/manage.ts'
import { defineRoute } from '../../route.ts'

export const switchOnHouseWordRoute = defineRoute({
  method: 'delete',
  path: '/manager/words-off/:offWordId',
  summary: 'Switch a built-in word on again',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  answer: houseWordListSchema,
  handle: ({ context, viewer, params }) => switchOnHouseWord(context, viewer, params.offWordId),
})
