import { deletionAnswerSchema, deletionRequestSchema } from '@umkreis/schemas'
import { askForDeletion } from '../../../services/users/ask-for-deletion.ts'
import { defineRoute } from '../../route.ts'

export const deleteOwnUserRoute = defineRoute({
  method: 'delete',
  path: '/users/me',
  summary: 'Ask for one’s own account to be deleted: signing in within 14 days takes it back',
  tag: 'People',
  access: 'member',
  limit: 'changes',
  body: deletionRequestSchema,
  maxBodyBytes: 10_000,
  answer: deletionAnswerSchema,
  async handle({ context, viewer, body, address, language }) {
    return { dueAt: (await askForDeletion(context, viewer, body, address, language)).toISOString() }
  },
})
