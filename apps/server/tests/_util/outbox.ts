import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestServer } from './start-test-server.ts'

export interface SentMail {
  to: string
  subject: string
  text: string
}

/** The mails that the server wrote, in the order of sending. */
export function readOutbox(server: TestServer): SentMail[] {
  const folder = join(server.dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .map((mail) => ({
      to: /^To: (.*)\r$/m.exec(mail)?.[1] ?? '',
      subject: /^Subject: (.*)\r$/m.exec(mail)?.[1] ?? '',
      text: mail.slice(mail.indexOf('\r\n\r\n') + 4),
    }))
}
