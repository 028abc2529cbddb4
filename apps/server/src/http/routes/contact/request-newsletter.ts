import { newsletterRequestSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import { requestNewsletter } from '../../../services/contact/requests.ts'
import { defineRoute } from '../../route.ts'
import { answerPostedForm, languageOfForm } from './answer-posted-form.ts'

export const requestNewsletterRoute = defineRoute({
  method: 'post',
  path: '/email',
  summary: 'Ask for the newsletter',
  tag: 'Contact',
  access: 'public',
  body: newsletterRequestSchema,
  maxBodyBytes: 10_000,
  takesPostedForm: true,
  answer: v.object({}),
  async handle({ context, body, address, http, statedLanguage }) {
    await requestNewsletter(context, body, address, languageOfForm({ http, statedLanguage }))
    return answerPostedForm(context, http, '/newsletter/thanks') ?? {}
  },
})
