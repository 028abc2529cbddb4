import { feedAskedSchema } from '@umkreis/schemas'
import { changeAsked } from '../../../services/feed/questions.ts'
import { defineRoute } from '../../route.ts'

export const putAskedRoute = defineRoute({
  method: 'put',
  path: '/feed/questions',
  summary: 'Choose whether one is asked what fits one’s skills; off until one does',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  body: feedAskedSchema,
  handle: ({ context, viewer, body }) => changeAsked(context.db, viewer, body.isAsked),
})
