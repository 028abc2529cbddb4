import { provisioningTokenInputSchema, provisioningTokenMadeSchema } from '@umkreis/schemas'
import { createToken } from '../../../services/provisioning/tokens.ts'
import { defineRoute } from '../../route.ts'

export const createProvisioningTokenRoute = defineRoute({
  method: 'post',
  path: '/manager/provisioning',
  summary: 'Make a token for an identity provider; it is told this once',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  body: provisioningTokenInputSchema,
  answer: provisioningTokenMadeSchema,
  status: 201,
  handle: ({ context, viewer, body }) => createToken(context, viewer, body),
})
