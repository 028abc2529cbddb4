import type { InvitationLanguage } from '@umkreis/schemas'

/** What a mail to somebody who is invited says. */
export interface InvitationText {
  organisation: string
  link: string
  language: InvitationLanguage
  /** In the words of whoever invites; empty without any. */
  message: string
}

const WORDS = {
  en: {
    subject: (organisation: string) => `${organisation} invites you to Umkreis`,
    greeting: 'Hello,',
    reason: (organisation: string) =>
      `you are invited to join ${organisation} on Umkreis, where colleagues find and write to each other.`,
    message: 'Whoever invites you writes:',
    link: 'This link is for your address alone and is valid for 14 days:',
  },
  de: {
    subject: (organisation: string) => `${organisation} lädt dich zu Umkreis ein`,
    greeting: 'Hallo,',
    reason: (organisation: string) =>
      `du bist zu ${organisation} auf Umkreis eingeladen. Dort finden Kolleginnen und Kollegen einander und schreiben sich.`,
    message: 'Wer dich einlädt, schreibt dazu:',
    link: 'Dieser Link gilt nur für deine Adresse und 14 Tage lang:',
  },
} as const

/** Writes an invitation in the language that was chosen. */
export function writeInvitation(text: InvitationText): { subject: string; text: string } {
  const words = WORDS[text.language]
  const quoted = text.message
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
  const parts = [
    words.greeting,
    words.reason(text.organisation),
    ...(text.message === '' ? [] : [`${words.message}\n\n${quoted}`]),
    `${words.link}\n\n${text.link}`,
  ]
  return { subject: words.subject(text.organisation), text: parts.join('\n\n') }
}
