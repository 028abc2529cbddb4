import { requirePerson } from '../../../services/scim/person-row.ts'
import { answerPerson, isKnown } from '../../scim/answers.ts'
import { defineScimRoute } from '../../scim/define-scim-route.ts'

export const getProvisionedRoute = defineScimRoute({
  method: 'get',
  path: '/Users/:id',
  summary: 'One person',
  handle: async (call) => {
    const row = await requirePerson(call.context.db, call.provisioner.organisationId, call.id)
    return isKnown(call, row) ? new Response(null, { status: 304 }) : answerPerson(call, row)
  },
})
