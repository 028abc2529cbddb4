import { pushKeyAnswerSchema } from '@umkreis/schemas'
import { defineRoute } from '../../route.ts'

export const getPushKeyRoute = defineRoute({
  method: 'get',
  path: '/push/key',
  summary: 'The key that browsers subscribe with',
  tag: 'Push',
  access: 'member',
  answer: pushKeyAnswerSchema,
  handle: async ({ context }) => ({ key: context.push.publicKey }),
})
