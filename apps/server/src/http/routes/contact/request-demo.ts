import { demoRequestSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import { requestDemo } from '../../../services/contact/requests.ts'
import { defineRoute } from '../../route.ts'

export const requestDemoRoute = defineRoute({
  method: 'post',
  path: '/email/sendEmails',
  summary: 'Ask for a demonstration',
  tag: 'Contact',
  access: 'public',
  body: demoRequestSchema,
  maxBodyBytes: 10_000,
  answer: v.object({}),
  async handle({ context, body, address }) {
    await requestDemo(context, body, address)
    return {}
  },
})
