import { changePerson } from '../../../services/scim/change-person.ts'
import { readPatch } from '../../../services/scim/read-patch.ts'
import { answerPerson, createVersionCheck } from '../../scim/answers.ts'
import { defineScimRoute } from '../../scim/define-scim-route.ts'

export const patchProvisionedRoute = defineScimRoute({
  method: 'patch',
  path: '/Users/:id',
  summary: 'Change a person, switch them off or on',
  handle: async (call) => {
    const { context, provisioner, id, body } = call
    return answerPerson(call, await changePerson(context, provisioner, id, readPatch(body), createVersionCheck(call)))
  },
})
