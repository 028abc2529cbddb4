import { logoAnswerSchema } from '@umkreis/schemas'
import { readLogo } from '../../../services/looks/reader.ts'
import { defineRoute } from '../../route.ts'

export const getSmallLogoRoute = defineRoute({
  method: 'get',
  path: '/users/small-logo',
  summary: 'The address of the organisation’s small logo',
  tag: 'Look',
  access: 'member',
  answer: logoAnswerSchema,
  handle: ({ context, viewer }) => readLogo(context.db, viewer, 'small'),
})
