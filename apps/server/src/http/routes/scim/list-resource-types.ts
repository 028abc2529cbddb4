import { describeResourceTypes } from '../../../services/scim/describe-service.ts'
import { answerAll } from '../../scim/answers.ts'
import { defineScimRoute } from '../../scim/define-scim-route.ts'

export const listResourceTypesRoute = defineScimRoute({
  method: 'get',
  path: '/ResourceTypes',
  summary: 'The kinds of things that can be looked after: people',
  handle: async ({ baseUrl }) => answerAll(describeResourceTypes(baseUrl)),
})
