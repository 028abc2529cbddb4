import { createPerson } from '../../../services/scim/change-person.ts'
import { readUser } from '../../../services/scim/read-user.ts'
import { answerPerson } from '../../scim/answers.ts'
import { defineScimRoute } from '../../scim/define-scim-route.ts'

export const createProvisionedRoute = defineScimRoute({
  method: 'post',
  path: '/Users',
  summary: 'Add a person: a mail invites them, unless people sign in elsewhere',
  handle: async (call) => {
    const row = await createPerson(call.context, call.provisioner, readUser(call.body))
    return answerPerson(call, row, 201)
  },
})
