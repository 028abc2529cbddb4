import { groupBoxesPostSchema } from '@umkreis/schemas'
import { postGroupBoxes } from '../../../services/e2ee/post-group-boxes.ts'
import { defineRoute } from '../../route.ts'

export const postGroupBoxesRoute = defineRoute({
  method: 'post',
  path: '/e2ee/groups/:groupId/boxes',
  summary: 'Give members the keys that they may have',
  tag: 'End-to-end encryption',
  access: 'member',
  limit: 'changes',
  body: groupBoxesPostSchema,
  maxBodyBytes: 10_000_000,
  handle: ({ context, viewer, params, body }) => postGroupBoxes(context, viewer, params.groupId, body),
})
