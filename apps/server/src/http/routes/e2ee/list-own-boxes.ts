import { userBoxesAnswerSchema } from '@umkreis/schemas'
import { readOwnBoxes } from '../../../services/e2ee/read-user-keys.ts'
import { defineRoute } from '../../route.ts'

export const listOwnBoxesRoute = defineRoute({
  method: 'get',
  path: '/e2ee/me/boxes',
  summary: 'One’s own keys, sealed to one’s own devices',
  tag: 'End-to-end encryption',
  access: 'member',
  answer: userBoxesAnswerSchema,
  handle: ({ context, viewer }) => readOwnBoxes(context.db, viewer),
})
