import { settleQuestion } from '../../../services/feed/questions.ts'
import { defineRoute } from '../../route.ts'

export const deleteQuestionRoute = defineRoute({
  method: 'delete',
  path: '/feed/questions/:postId',
  summary: 'Put a question aside that one was asked',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  handle: ({ context, viewer, params }) => settleQuestion(context, viewer, params.postId),
})
