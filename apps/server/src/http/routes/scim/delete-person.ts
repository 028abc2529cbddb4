import { deletePerson } from '../../../services/scim/delete-person.ts'
import { createVersionCheck } from '../../scim/answers.ts'
import { defineScimRoute } from '../../scim/define-scim-route.ts'

export const deleteProvisionedRoute = defineScimRoute({
  method: 'delete',
  path: '/Users/:id',
  summary: 'Delete a person, as a Manager does',
  handle: async (call) => {
    await deletePerson(call.context, call.provisioner, call.id, createVersionCheck(call))
    return new Response(null, { status: 204 })
  },
})
