import { describeSchemas } from '../../../services/scim/describe-service.ts'
import { answerAll } from '../../scim/answers.ts'
import { defineScimRoute } from '../../scim/define-scim-route.ts'

export const listSchemasRoute = defineScimRoute({
  method: 'get',
  path: '/Schemas',
  summary: 'The attributes of people that are kept',
  handle: async ({ baseUrl }) => answerAll(describeSchemas(baseUrl)),
})
