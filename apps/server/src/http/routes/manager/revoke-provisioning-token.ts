import { provisioningSchema } from '@umkreis/schemas'
import { revokeToken } from '../../../services/provisioning/tokens.ts'
import { defineRoute } from '../../route.ts'

export const revokeProvisioningTokenRoute = defineRoute({
  method: 'delete',
  path: '/manager/provisioning/:tokenId',
  summary: 'Revoke a token: it ends at once',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  answer: provisioningSchema,
  handle: ({ context, viewer, params }) => revokeToken(context, viewer, params.tokenId),
})
