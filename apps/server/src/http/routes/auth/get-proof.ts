import { proofAnswerSchema } from '@umkreis/schemas'
import { loadProof } from '../../../services/auth/proof/require-proof.ts'
import { defineRoute } from '../../route.ts'

export const getProofRoute = defineRoute({
  method: 'get',
  path: '/auth/proof',
  summary: 'How one proves to be who is signed in: by the password, or by a code that is mailed',
  tag: 'Sign-in',
  access: 'member',
  answer: proofAnswerSchema,
  handle: ({ context, viewer }) => loadProof(context.db, viewer),
})
