import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Mail } from './format-mail.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const contentSchema = v.object({ to: v.string(), subject: v.string(), text: v.string() })

/** Keeps mails in the database so that who reads it reads none of them. */
export interface MailSeal {
  /** @param mailId Bound to it: under another id it does not open. */
  seal(mailId: string, mail: Mail): string
  /** @returns Undefined where the key is another one, or somebody changed it. */
  open(mailId: string, sealed: string): Mail | undefined
}

/** @param tokenKey What signs tokens; a key of its own is derived from it (AES-256-GCM). */
export function createMailSeal(tokenKey: Uint8Array): MailSeal {
  const key = Buffer.from(hkdfSync('sha256', tokenKey, '', 'umkreis waiting mails', 32))
  return {
    seal(mailId, { to, subject, text }) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(mailId))
      const sealed = [cipher.update(JSON.stringify({ to, subject, text }), 'utf8'), cipher.final()]
      return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64')
    },
    open(mailId, sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        })
        decipher.setAAD(Buffer.from(mailId)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
        const text =
          decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        return v.parse(contentSchema, JSON.parse(text))
      } catch {
        return undefined
      }
    },
  }
}
