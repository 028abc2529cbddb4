import { pendingBoxesAnswerSchema } from '@umkreis/schemas'
import { readPendingBoxes } from '../../../services/e2ee/read-group-keys.ts'
import { defineRoute } from '../../route.ts'

export const listPendingBoxesRoute = defineRoute({
  method: 'get',
  path: '/e2ee/me/pending-boxes',
  summary: 'For whom one could seal keys now',
  tag: 'End-to-end encryption',
  access: 'member',
  answer: pendingBoxesAnswerSchema,
  handle: ({ context, viewer }) => readPendingBoxes(context.db, viewer),
})
