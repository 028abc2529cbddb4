import type { DemoRequest, NewsletterRequest, ProofPurpose } from '@umkreis/schemas'
import type { Language } from '../../language.ts'
import type { Mail } from '../format-mail.ts'
import { ENGLISH_MAILS } from './english.ts'
import { GERMAN_MAILS } from './german.ts'

/** What a mail says. */
export type MailText = Pick<Mail, 'subject' | 'text'>

/** Somebody whom a mail goes to, or names. */
export interface MailPerson {
  firstName: string
  lastName: string
}

/** The mails, apart from invitations, which say what whoever invites has chosen. First names may be empty. */
export interface MailWords {
  passwordReset: (facts: { firstName: string; link: string }) => MailText
  passwordChanged: (facts: { firstName: string }) => MailText
  /** @param facts.device Such as "Firefox on Windows"; empty where nothing is known. */
  newDevice: (facts: { firstName: string; device: string; at: Date; link: string }) => MailText
  /** @param facts.name Of the passkey; empty where nothing is known of it. */
  passkeyAdded: (facts: { firstName: string; name: string; at: Date; link: string }) => MailText
  /** Says that what opened an account has ended: its owner came by single sign-on, and nobody had proved the address. */
  madeOwn: (facts: { firstName: string; link: string }) => MailText
  /** @param facts.code As it is to be read. */
  confirmationCode: (facts: { firstName: string; purpose: ProofPurpose; code: string }) => MailText
  /** Goes to the address that was theirs. */
  addressMoved: (facts: { firstName: string }) => MailText
  deletionAsked: (facts: { firstName: string; dueAt: Date; link: string }) => MailText
  deletionTakenBack: (facts: { firstName: string }) => MailText
  support: (facts: { sender: MailPerson; email: string; subject: string; message: string }) => MailText
  /** Goes to the people behind this deployment, and says in which language somebody is to be answered. */
  demoRequest: (facts: DemoRequest) => MailText
  newsletter: (facts: NewsletterRequest) => MailText
  /** Says what happened in the feed. @param facts.more Posts besides. @param facts.mentions Of the person, not looked at yet. */
  digest: (facts: {
    firstName: string
    posts: readonly { author: MailPerson; text: string }[]
    more: number
    mentions: number
    link: string
    unsubscribeUrl: string
  }) => MailText
  /** Says with whom somebody is brought together: of their profiles nothing but the names. */
  coffeeRound: (facts: { firstName: string; others: readonly MailPerson[]; link: string }) => MailText
}

/** The mails in each language. */
export const MAIL_WORDS: Readonly<Record<Language, MailWords>> = { en: ENGLISH_MAILS, de: GERMAN_MAILS }
