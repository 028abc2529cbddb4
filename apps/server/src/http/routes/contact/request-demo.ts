import { demoRequestSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import { requestDemo } from '../../../services/contact/requests.ts'
import { defineRoute } from '../../route.ts'
import { answerPostedForm, languageOfForm } from './answer-posted-form.ts'

export const requestDemoRoute = defineRoute({
  method: 'post',
  path: '/email/sendEmails',
  summary: 'Ask for a demonstration',
  tag: 'Contact',
  access: 'public',
  body: demoRequestSchema,
  maxBodyBytes: 10_000,
  takesPostedForm: true,
  answer: v.object({}),
  async handle({ context, body, address, http, statedLanguage }) {
    await requestDemo(context, body, address, languageOfForm({ http, statedLanguage }))
    return answerPostedForm(context, http, '/demo/thanks') ?? {}
  },
})
