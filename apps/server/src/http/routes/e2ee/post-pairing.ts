import { pairingIdSchema, pairingPostSchema } from '@umkreis/schemas'
import { postPairing } from '../../../services/e2ee/pairings.ts'
import { checked, defineRoute } from '../../route.ts'

export const postPairingRoute = defineRoute({
  method: 'post',
  path: '/e2ee/me/pairings/:pairingId',
  summary: 'Append the next message to a pairing of one’s own devices, or begin one',
  tag: 'End-to-end encryption',
  access: 'member',
  limit: 'changes',
  body: pairingPostSchema,
  handle: ({ context, viewer, params, body }) =>
    postPairing(context, viewer, checked(pairingIdSchema, params.pairingId), body),
})
