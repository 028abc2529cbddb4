import { profileVisibilitySchema } from '@umkreis/schemas'
import { readVisibility } from '../../../services/users/visibility.ts'
import { defineRoute } from '../../route.ts'

export const getVisibilityRoute = defineRoute({
  method: 'get',
  path: '/users/visibility',
  summary: 'Who sees each field of one’s own profile',
  tag: 'People',
  access: 'member',
  answer: profileVisibilitySchema,
  handle: ({ context, viewer }) => readVisibility(context.db, viewer),
})
