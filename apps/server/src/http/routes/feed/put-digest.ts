import { feedDigestSchema } from '@umkreis/schemas'
import { changeDigest } from '../../../services/feed/digest/own-digest.ts'
import { defineRoute } from '../../route.ts'

export const putDigestRoute = defineRoute({
  method: 'put',
  path: '/feed/digest',
  summary: 'Get the weekly digest by mail, on Mondays at eight by the clock of a time zone, or no more',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  body: feedDigestSchema,
  answer: feedDigestSchema,
  handle: ({ context, viewer, body }) => changeDigest(context, viewer, body),
})
