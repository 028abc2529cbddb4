import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createId } from '../random-id.ts'
import { type Mail, formatMail } from './format-mail.ts'

/** Hands a mail over for delivery. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** Writes each mail as one `.eml` file, named so that the listing of the folder is in the order of sending. */
export function createOutboxMailer(folder: string, from: string, now: () => Date): Mailer {
  let count = 0
  return {
    async send(mail) {
      // Mails of the same millisecond are in order too.
      const place = String((count += 1)).padStart(9, '0')
      const id = createId()
      const sentAt = now()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${sentAt.toISOString().replaceAll(':', '-')}-${place}-${id}.eml`)
      // Renamed when complete: whoever reads the folder never sees half a mail.
      await writeFile(`${path}.part`, formatMail(mail, { from, sentAt, messageId: id }), { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
  }
}
