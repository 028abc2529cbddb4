import { readingAnswerSchema } from '@umkreis/schemas'
import { readReading } from '../../../services/reading/reader.ts'
import { defineRoute } from '../../route.ts'

export const listReadingRoute = defineRoute({
  method: 'get',
  path: '/groups/:groupId/reading',
  summary: 'How far a group’s messages have come to its other members, as far as they let it be seen',
  tag: 'Groups',
  access: 'member',
  answer: readingAnswerSchema,
  handle: ({ context, viewer, params }) => readReading(context.db, viewer, params.groupId),
})
