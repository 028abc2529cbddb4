import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { SmtpConfig } from '../../config/mail-url.ts'
import { createId } from '../random-id.ts'
import { unsubscribeHeaders } from './format-mail.ts'
import { parseMailAddress } from './mail-address.ts'
import { MailError } from './mail-error.ts'
import type { Mailer } from './mailer.ts'
import type { MailPace } from './waiting-mails.ts'

/** Mails that one queue hands over at the same time; there are two. */
const AT_ONCE = 3
const QUEUES = 2
// A mail server answers within seconds; with all of a mail it may take its time.
const CONNECT_MS = 10_000
const SILENCE_MS = 20_000
const MAIL_MS = 45_000

/** How fast a mail server is given mails. */
export function createSmtpPace(config: {
  mailRetriesMs: readonly number[]
  mailServerRetriesMs: readonly number[]
}): MailPace {
  return {
    isAtOnce: false,
    atOnce: AT_ONCE,
    claimSize: 1,
    claimMs: 2 * MAIL_MS,
    checkMs: 5000,
    retriesMs: config.mailRetriesMs,
    serverRetriesMs: config.mailServerRetriesMs,
  }
}

/** Hands mails to a mail server over a few connections that stay open for a while. Disposing closes them. */
export function createSmtpMailer(smtp: SmtpConfig, from: string, now: () => Date): Mailer & Disposable {
  const sender = parseMailAddress(from)
  if (!sender) throw new Error('MAIL_FROM is an address')
  const transport = createTransport({
    pool: true,
    maxConnections: AT_ONCE * QUEUES,
    host: smtp.host,
    port: smtp.port,
    secure: smtp.security === 'tls',
    requireTLS: smtp.security === 'starttls',
    ignoreTLS: smtp.security === 'none',
    tls: { minVersion: 'TLSv1.2' },
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    maxRequeues: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(smtp.signIn ? { auth: { user: smtp.signIn.user, pass: smtp.signIn.password } } : {}),
  })
  const host = sender.address.slice(sender.address.lastIndexOf('@') + 1)
  return {
    async send(mail, once, signal) {
      const to = parseMailAddress(mail.to)
      if (!to) throw new MailError('refused', 'not an address')
      const text = Readable.from([Buffer.from(mail.text.replaceAll(/\r\n|\r|\n/g, '\r\n'), 'utf8')])
      const late = AbortSignal.timeout(MAIL_MS)
      try {
        await transport.sendMail({
          from: sender,
          to,
          envelope: { from: sender.address, to: [to.address] },
          subject: mail.subject,
          text,
          textEncoding: 'quoted-printable',
          date: now(),
          messageId: `<${once?.id ?? createId()}@${host}>`,
          // RFC 3834: nobody's absence is answered to a machine.
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
          signal: signal ? AbortSignal.any([late, signal]) : late,
        })
      } catch (error) {
        throw createMailError(error, text.readableDidRead)
      }
    },
    [Symbol.dispose]: () => transport.close({ force: true }),
  }
}

interface SmtpFailure {
  code?: string
  command?: string
  responseCode?: number
}

/** @param isHandedOver Whether the server got, or may have got, a part of the mail itself. */
function createMailError(error: unknown, isHandedOver: boolean): MailError {
  const { code = 'unknown', command = '', responseCode } = error as SmtpFailure
  const reason = `${responseCode ?? code} ${command}`.trim()
  // What nodemailer refuses before it asks: an address that this server cannot take, a mail that is too long for it.
  if (responseCode === undefined && (code === 'EENVELOPE' || code === 'EMESSAGE'))
    return new MailError('refused', reason)
  // The server's opinion of this recipient, or of what is written to them. 421: it is about to close.
  if ((command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined && responseCode !== 421) {
    return new MailError(responseCode >= 500 ? 'refused' : 'later', reason)
  }
  // Before anything was said of this mail: no connection, no encryption, a wrong password, a sender that it does not take.
  return new MailError(isHandedOver ? 'later' : 'away', reason)
}
