import { logoAnswerSchema } from '@umkreis/schemas'
import { readLogo } from '../../../services/looks/reader.ts'
import { defineRoute } from '../../route.ts'

export const getBigLogoRoute = defineRoute({
  method: 'get',
  path: '/users/big-logo',
  summary: 'The address of the organisation’s big logo',
  tag: 'Look',
  access: 'member',
  answer: logoAnswerSchema,
  handle: ({ context, viewer }) => readLogo(context.db, viewer, 'big'),
})
