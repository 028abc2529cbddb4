import { demoRequestSchema, newsletterRequestSchema, type DemoRequest, type NewsletterRequest } from '@umkreis/schemas'
import type { Http } from '../http.ts'

/** What visitors of the public pages ask for. */
export interface EmailResource {
  requestDemo(request: DemoRequest): Promise<void>
  subscribe(request: NewsletterRequest): Promise<void>
}

export function createEmailResource(bare: Http): EmailResource {
  return {
    async requestDemo(request) {
      await bare.send('post', 'email/sendEmails', { json: bare.parseRequest(demoRequestSchema, request) })
    },
    async subscribe(request) {
      await bare.send('post', 'email', { json: bare.parseRequest(newsletterRequestSchema, request) })
    },
  }
}
