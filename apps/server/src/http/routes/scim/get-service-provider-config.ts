import { describeService } from '../../../services/scim/describe-service.ts'
import { answer } from '../../scim/answers.ts'
import { defineScimRoute } from '../../scim/define-scim-route.ts'

export const getServiceProviderConfigRoute = defineScimRoute({
  method: 'get',
  path: '/ServiceProviderConfig',
  summary: 'What of SCIM 2.0 is here and what is not',
  handle: async ({ baseUrl }) => answer(describeService(baseUrl)),
})
