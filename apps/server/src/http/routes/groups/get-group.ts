import { groupSchema } from '@umkreis/schemas'
import { readGroup } from '../../../services/groups/reader.ts'
import { defineRoute } from '../../route.ts'

export const getGroupRoute = defineRoute({
  method: 'get',
  path: '/groups/:groupId',
  summary: 'One group with all its members',
  tag: 'Groups',
  access: 'member',
  answer: groupSchema,
  handle: ({ context, viewer, params }) => readGroup(context.db, viewer, params.groupId),
})
