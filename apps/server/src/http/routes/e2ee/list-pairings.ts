import { pairingsAnswerSchema } from '@umkreis/schemas'
import { readPairings } from '../../../services/e2ee/pairings.ts'
import { defineRoute } from '../../route.ts'

export const listPairingsRoute = defineRoute({
  method: 'get',
  path: '/e2ee/me/pairings',
  summary: 'One’s own attempts to add a device that have not run out',
  tag: 'End-to-end encryption',
  access: 'member',
  answer: pairingsAnswerSchema,
  handle: ({ context, viewer }) => readPairings(context, viewer),
})
