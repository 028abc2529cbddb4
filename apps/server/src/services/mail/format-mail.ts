/** A mail of plain text. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** Where whoever gets it ends such mails at one click (RFC 8058); undefined: they are not sent by themselves. */
  unsubscribeUrl?: string | undefined
  /** When what it says no longer holds: it is not sent from then on. */
  expiresAt?: Date
}

export interface MailEnvelope {
  from: string
  sentAt: Date
  messageId: string
}

/** Formats a mail as RFC 5322 and MIME text with CRLF line ends: the body as UTF-8, the subject encoded. */
export function formatMail(mail: Mail, envelope: MailEnvelope): string {
  const host = /@([^>]+)>?$/.exec(envelope.from)?.[1] ?? 'localhost'
  const headers = [
    `From: ${headerText(envelope.from)}`,
    `To: ${headerText(mail.to)}`,
    `Subject: ${encodeWords(headerText(mail.subject))}`,
    `Date: ${envelope.sentAt.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${envelope.messageId}@${host}>`,
    ...Object.entries(unsubscribeHeaders(mail)).map(([name, value]) => `${name}: ${headerText(value)}`),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ]
  const body = mail.text.replaceAll(/\r\n|\r|\n/g, '\r\n')
  return `${headers.join('\r\n')}\r\n\r\n${body}\r\n`
}

/** What mail programs end such mails with, without asking anybody to sign in. */
export function unsubscribeHeaders({ unsubscribeUrl }: Pick<Mail, 'unsubscribeUrl'>): Record<string, string> {
  if (unsubscribeUrl === undefined) return {}
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** A line break in a header would start another header. */
function headerText(text: string): string {
  return text.replaceAll(/[\r\n\0]+/g, ' ')
}

/** RFC 2047: a header is ASCII; anything else is cut into encoded words of at most 75 characters, never inside one. */
function encodeWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  const words: string[] = []
  let word = ''
  for (const character of text) {
    if (Buffer.byteLength(word + character) > 42) {
      words.push(word)
      word = ''
    }
    word += character
  }
  words.push(word)
  return words.map((part) => `=?utf-8?B?${Buffer.from(part, 'utf8').toString('base64')}?=`).join('\r\n ')
}
