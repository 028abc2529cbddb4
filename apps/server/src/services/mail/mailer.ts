import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createId } from '../random-id.ts'
import { type Mail, formatMail } from './format-mail.ts'

/** Names a mail, so that it is sent once though it may be handed over again. */
export interface SendOnce {
  /** In the form of a file's name. */
  id: string
  /** Whether it was handed over before, and nobody knows how that ended. */
  mayBeSent: boolean
}

/** Hands a mail over for delivery. */
export interface Mailer {
  /**
   * @param signal Aborts when there is no more time for it.
   * @throws {MailError} If it is known why it was not taken.
   */
  send(mail: Mail, once?: SendOnce, signal?: AbortSignal): Promise<void>
}

/** Writes each mail as one `.eml` file, named so that the listing of the folder is in the order of sending. */
export function createOutboxMailer(folder: string, from: string, now: () => Date): Mailer {
  let count = 0
  return {
    async send(mail, once) {
      // Mails of the same millisecond are in order too.
      const place = String((count += 1)).padStart(9, '0')
      const id = once?.id ?? createId()
      const sentAt = now()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      if (once?.mayBeSent && (await readdir(folder)).some((name) => name.endsWith(`-${id}.eml`))) return
      const path = join(folder, `${sentAt.toISOString().replaceAll(':', '-')}-${place}-${id}.eml`)
      // Renamed when complete: whoever reads the folder never sees half a mail.
      await writeFile(`${path}.part`, formatMail(mail, { from, sentAt, messageId: id }), { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
  }
}
