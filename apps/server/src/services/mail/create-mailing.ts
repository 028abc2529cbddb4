import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../db/client.ts'
import type { Logger } from '../../logging/logger.ts'
import { MailQueue } from './mail-queue.ts'
import { createMailSeal } from './mail-seal.ts'
import { type Mailer, createOutboxMailer } from './mailer.ts'
import { createSmtpMailer, createSmtpPace } from './smtp-mailer.ts'
import { traceMails } from './trace-mails.ts'
import { FILE_PACE, type MailPace, type OnMailTried } from './waiting-mails.ts'

/** How mails leave this server. */
export interface Mailing extends AsyncDisposable {
  /** What services send with; comes back as soon as the mail cannot be lost. */
  mailer: Mailer
  /** What it goes to in the end, for who keeps mails itself until they are taken. */
  carrier: Mailer
  pace: MailPace
  /** Undefined: mails are written as files, at once. */
  queue: MailQueue | undefined
}

export interface MailingParts {
  config: Pick<Config, 'smtp' | 'mailFrom' | 'dataDir' | 'mailRetriesMs' | 'mailServerRetriesMs'>
  db: Db
  logger: Logger
  tokenKey: Uint8Array
  onTried?: OnMailTried | undefined
  now: () => Date
}

/** Sends over SMTP where a server is named; otherwise each mail becomes a file. */
export function createMailing({ config, tokenKey, ...parts }: MailingParts): Mailing {
  if (!config.smtp) {
    const files = createOutboxMailer(join(config.dataDir, 'outbox'), config.mailFrom, parts.now)
    return {
      mailer: files,
      carrier: files,
      pace: FILE_PACE,
      queue: undefined,
      async [Symbol.asyncDispose]() {},
    }
  }
  const carrier = traceMails(createSmtpMailer(config.smtp, config.mailFrom, parts.now))
  const pace = createSmtpPace(config)
  const queue = new MailQueue({ ...parts, mailer: carrier, pace, seal: createMailSeal(tokenKey) })
  return {
    mailer: queue,
    carrier,
    pace,
    queue,
    async [Symbol.asyncDispose]() {
      await queue[Symbol.asyncDispose]()
      carrier[Symbol.dispose]()
    },
  }
}
