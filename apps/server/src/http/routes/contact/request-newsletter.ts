import { newsletterRequestSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import { requestNewsletter } from '../../../services/contact/requests.ts'
import { defineRoute } from '../../route.ts'

export const requestNewsletterRoute = defineRoute({
  method: 'post',
  path: '/email',
  summary: 'Ask for the newsletter',
  tag: 'Contact',
  access: 'public',
  body: newsletterRequestSchema,
  maxBodyBytes: 10_000,
  answer: v.object({}),
  async handle({ context, body, address }) {
    await requestNewsletter(context, body, address)
    return {}
  },
})
