import { worksCouncilPackSchema } from '@umkreis/schemas'
import { readWorksCouncilPack } from '../../../services/works-council/read-pack.ts'
import { defineRoute } from '../../route.ts'

export const getWorksCouncilRoute = defineRoute({
  method: 'get',
  path: '/manager/works-council',
  summary: 'What is processed, for what, who sees it, how long, and what turns it off',
  tag: 'Administration',
  access: 'manager',
  answer: worksCouncilPackSchema,
  handle: ({ context, viewer, language }) => readWorksCouncilPack(context, viewer, language),
})
