import { ownDataAnswerSchema } from '@umkreis/schemas'
import { exportOwnData } from '../../../services/users/export.ts'
import { defineRoute } from '../../route.ts'

export const exportOwnDataRoute = defineRoute({
  method: 'get',
  path: '/users/export',
  summary: 'Everything that the server keeps of oneself; what is sealed as it is sealed',
  tag: 'People',
  access: 'member',
  limit: 'codes',
  answer: ownDataAnswerSchema,
  handle: ({ context, viewer }) => exportOwnData(context.db, viewer),
})
