import type { DemoRequest, NewsletterRequest } from '@umkreis/schemas'
import type { Limits } from '../limits/limits.ts'
import type { Mailer } from '../mail/mailer.ts'

export interface ContactParts {
  limits: Limits
  mailer: Mailer
  config: { mailFrom: string }
}

/** Tells the people behind this deployment that somebody asks for a demonstration. */
export async function requestDemo(parts: ContactParts, request: DemoRequest, address: string): Promise<void> {
  await parts.limits.mails.take(address)
  await parts.mailer.send({
    to: parts.config.mailFrom,
    subject: `Demo request: ${request.companyName}`,
    text: [`Name: ${request.fullName}`, `Company: ${request.companyName}`, `Email: ${request.workEmail}`].join('\n'),
  })
}

/** Tells the people behind this deployment that somebody wants the newsletter. */
export async function requestNewsletter(
  parts: ContactParts,
  request: NewsletterRequest,
  address: string,
): Promise<void> {
  await parts.limits.mails.take(address)
  await parts.mailer.send({
    to: parts.config.mailFrom,
    subject: 'Newsletter sign-up',
    text: `Email: ${request.email}`,
  })
}
