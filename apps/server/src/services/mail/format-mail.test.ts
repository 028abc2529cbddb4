import { describe, expect, it } from 'vitest'
import { formatMail } from './format-mail.ts'

const envelope = {
  from: 'Umkreis <no-reply@umkreis.example>',
  sentAt: new Date('2026-03-02T08:00:00Z'),
  messageId: 'id-1',
}
const headersOf = (text: string) => text.slice(0, text.indexOf('\r\n\r\n'))

describe(formatMail, () => {
  it('writes headers and text with the line ends of mail', () => {
    expect(formatMail({ to: 'a@b.de', subject: 'Hello', text: 'One\nTwo ü' }, envelope)).toBe(
      [
        'From: Umkreis <no-reply@umkreis.example>',
        'To: a@b.de',
        'Subject: Hello',
        'Date: Mon, 02 Mar 2026 08:00:00 +0000',
        'Message-ID: <id-1@umkreis.example>',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
        '',
        'One',
        'Two ü',
        '',
      ].join('\r\n'),
    )
  })

  it('lets no line break of a subject or an address become a header', () => {
    const mail = formatMail({ to: 'a@b.de\r\nBcc: x@y.de', subject: 'Hi\nBcc: x@y.de', text: '' }, envelope)
    expect(headersOf(mail)).not.toMatch(/^Bcc/m)
  })

  it('encodes a subject that is not ASCII in words of at most 75 characters, which decode to it', () => {
    const subject = 'Grüße aus Köln 🌿 '.repeat(8).trim()
    const mail = formatMail({ to: 'a@b.de', subject, text: '' }, envelope)
    const words = [...headersOf(mail).matchAll(/=\?utf-8\?B\?([^?]+)\?=/g)]
    expect(words.length).toBeGreaterThan(1)
    expect(words.every(([word]) => word.length <= 75)).toBe(true)
    expect(words.map(([, text = '']) => Buffer.from(text, 'base64').toString('utf8')).join('')).toBe(subject)
    expect(headersOf(mail)).toMatch(/^[\x20-\x7e\r\n]*$/)
  })
})
