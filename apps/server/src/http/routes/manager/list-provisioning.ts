import { provisioningSchema } from '@umkreis/schemas'
import { listTokens } from '../../../services/provisioning/tokens.ts'
import { defineRoute } from '../../route.ts'

export const listProvisioningRoute = defineRoute({
  method: 'get',
  path: '/manager/provisioning',
  summary: 'The tokens by which identity providers look after people',
  tag: 'Administration',
  access: 'manager',
  answer: provisioningSchema,
  handle: ({ context, viewer }) => listTokens(context, viewer),
})
