import { changePerson } from '../../../services/scim/change-person.ts'
import { readUser } from '../../../services/scim/read-user.ts'
import { answerPerson, createVersionCheck } from '../../scim/answers.ts'
import { defineScimRoute } from '../../scim/define-scim-route.ts'

export const putProvisionedRoute = defineScimRoute({
  method: 'put',
  path: '/Users/:id',
  summary: 'Say anew what a person is; what is not named stays',
  handle: async (call) => {
    const { context, provisioner, id, body } = call
    return answerPerson(call, await changePerson(context, provisioner, id, readUser(body), createVersionCheck(call)))
  },
})
