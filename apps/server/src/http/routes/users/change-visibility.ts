import { profileVisibilitySchema, profileVisibilityUpdateSchema } from '@umkreis/schemas'
import { changeVisibility } from '../../../services/users/visibility.ts'
import { defineRoute } from '../../route.ts'

export const changeVisibilityRoute = defineRoute({
  method: 'patch',
  path: '/users/visibility',
  summary: 'Choose who sees fields of one’s own profile: everybody, people in one’s groups, or managers alone',
  tag: 'People',
  access: 'member',
  limit: 'changes',
  body: profileVisibilityUpdateSchema,
  answer: profileVisibilitySchema,
  handle: ({ context, viewer, body }) => changeVisibility(context, viewer, body),
})
