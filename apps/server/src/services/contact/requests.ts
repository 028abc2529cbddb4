import type { DemoRequest, NewsletterRequest } from '@umkreis/schemas'
import type { Language } from '../language.ts'
import type { Limits } from '../limits/limits.ts'
import type { Mailer } from '../mail/mailer.ts'
import { MAIL_WORDS } from '../mail/words/mail-words.ts'

export interface ContactParts {
  limits: Limits
  mailer: Mailer
  config: { mailFrom: string }
}

/**
 * Tells the people behind this deployment that somebody asks for a demonstration.
 *
 * @param language That of whoever asks, and wants to be answered in it.
 */
export async function requestDemo(
  { limits, mailer, config }: ContactParts,
  request: DemoRequest,
  address: string,
  language: Language,
): Promise<void> {
  await limits.mails.take(address)
  await mailer.send({ to: config.mailFrom, ...MAIL_WORDS[language].demoRequest(request) })
}

/**
 * Tells the people behind this deployment that somebody wants the newsletter.
 *
 * @param language In which they want it.
 */
export async function requestNewsletter(
  { limits, mailer, config }: ContactParts,
  request: NewsletterRequest,
  address: string,
  language: Language,
): Promise<void> {
  await limits.mails.take(address)
  await mailer.send({ to: config.mailFrom, ...MAIL_WORDS[language].newsletter(request) })
}
