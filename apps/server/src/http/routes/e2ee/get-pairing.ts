import { pairingAnswerSchema, pairingIdSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import { readPairing } from '../../../services/e2ee/pairings.ts'
import { checked, defineRoute } from '../../route.ts'

export const getPairingRoute = defineRoute({
  method: 'get',
  path: '/e2ee/me/pairings/:pairingId',
  summary: 'What one’s own devices say to each other while one lets the other in, from one message on',
  tag: 'End-to-end encryption',
  access: 'member',
  query: v.object({ from: v.optional(v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number)), '0') }),
  answer: pairingAnswerSchema,
  handle: ({ context, viewer, params, query }) =>
    readPairing(context, viewer, checked(pairingIdSchema, params.pairingId), query.from),
})
