import * as v from 'valibot'
import { createSeal } from '../seal.ts'
import type { Mail } from './format-mail.ts'

const contentSchema = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  unsubscribeUrl: v.optional(v.string()),
})

/** Keeps mails in the database so that who reads it reads none of them. */
export interface MailSeal {
  /** @param mailId Bound to it: under another id it does not open. */
  seal(mailId: string, mail: Mail): string
  /** @returns Undefined where the key is another one, or somebody changed it. */
  open(mailId: string, sealed: string): Mail | undefined
}

/** @param tokenKey What signs tokens; a key of its own is derived from it. */
export function createMailSeal(tokenKey: Uint8Array): MailSeal {
  const seal = createSeal(tokenKey, 'umkreis waiting mails')
  return {
    seal: (mailId, { to, subject, text, unsubscribeUrl }) =>
      seal.seal(mailId, JSON.stringify({ to, subject, text, unsubscribeUrl })),
    open(mailId, sealed) {
      const text = seal.open(mailId, sealed)
      return text === undefined ? undefined : v.parse(contentSchema, JSON.parse(text))
    },
  }
}
