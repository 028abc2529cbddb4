import { supportRequestSchema } from '@umkreis/schemas'
import { askForSupport } from '../../../services/contact/ask-for-support.ts'
import { defineRoute } from '../../route.ts'

export const requestSupportRoute = defineRoute({
  method: 'post',
  path: '/support',
  summary: 'Write to the managers of one’s organisation',
  tag: 'Contact',
  access: 'member',
  body: supportRequestSchema,
  maxBodyBytes: 40_000,
  handle: ({ context, viewer, body, language }) => askForSupport(context, viewer, body, language),
})
