import { listPeople } from '../../../services/scim/list-people.ts'
import { answerPage } from '../../scim/answers.ts'
import { defineScimRoute } from '../../scim/define-scim-route.ts'

export const listProvisionedRoute = defineScimRoute({
  method: 'get',
  path: '/Users',
  summary: 'The people of the organisation, also by filter',
  handle: async (call) => {
    const { http, context, provisioner, baseUrl } = call
    const { filter, startIndex, count } = http.req.query()
    const page = { filter, startIndex, count }
    return answerPage(call, await listPeople(context.db, provisioner.organisationId, page, baseUrl))
  },
})
