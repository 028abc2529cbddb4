import { groupBoxesAnswerSchema } from '@umkreis/schemas'
import { readGroupBoxes } from '../../../services/e2ee/read-group-keys.ts'
import { defineRoute } from '../../route.ts'
import { fromQuerySchema } from './from-query.ts'

export const listGroupBoxesRoute = defineRoute({
  method: 'get',
  path: '/e2ee/groups/:groupId/boxes',
  summary: 'A group’s keys, sealed to oneself, from one epoch on',
  tag: 'End-to-end encryption',
  access: 'member',
  query: fromQuerySchema,
  answer: groupBoxesAnswerSchema,
  handle: ({ context, viewer, params, query }) => readGroupBoxes(context.db, viewer, params.groupId, query.from),
})
