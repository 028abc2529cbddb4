import { feedDigestSchema } from '@umkreis/schemas'
import { readDigest } from '../../../services/feed/digest/own-digest.ts'
import { defineRoute } from '../../route.ts'

export const getDigestRoute = defineRoute({
  method: 'get',
  path: '/feed/digest',
  summary: 'Whether one gets the weekly digest by mail',
  tag: 'Feed',
  access: 'member',
  answer: feedDigestSchema,
  handle: ({ context, viewer }) => readDigest(context.db, viewer),
})
