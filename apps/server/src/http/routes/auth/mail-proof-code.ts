import { proofCodeRequestSchema } from '@umkreis/schemas'
import { mailProofCode } from '../../../services/auth/proof/mail-proof-code.ts'
import { defineRoute } from '../../route.ts'

export const mailProofCodeRoute = defineRoute({
  method: 'post',
  path: '/auth/proof-codes',
  summary: 'Have a code mailed to oneself, which is good for one purpose in this session',
  tag: 'Sign-in',
  access: 'member',
  limit: 'changes',
  body: proofCodeRequestSchema,
  maxBodyBytes: 10_000,
  handle: ({ context, viewer, body, language }) => mailProofCode(context, viewer, body.purpose, language),
})
