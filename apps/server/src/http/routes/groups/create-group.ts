import { createGroupRequestSchema, groupSchema } from '@umkreis/schemas'
import { createGroup } from '../../../services/groups/create.ts'
import { defineRoute } from '../../route.ts'

export const createGroupRoute = defineRoute({
  method: 'post',
  path: '/groups',
  summary: 'Make a group; of two people without a name, their one conversation',
  tag: 'Groups',
  access: 'member',
  limit: 'changes',
  body: createGroupRequestSchema,
  answer: groupSchema,
  handle: ({ context, viewer, body }) => createGroup(context, viewer, body),
})
