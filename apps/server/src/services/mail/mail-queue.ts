import { and, asc, count, eq, inArray, isNotNull, isNull, lte, min, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { mails } from '../../db/schema/index.ts'
import type { Logger } from '../../logging/logger.ts'
import { hashSecret } from '../auth/secret-hash.ts'
import { createId } from '../random-id.ts'
import type { Mail } from './format-mail.ts'
import { MailError, type MailOutcome, outcomeOf } from './mail-error.ts'
import type { MailSeal } from './mail-seal.ts'
import type { Mailer } from './mailer.ts'
import { type MailBacklog, type MailPace, type OnMailTried, WaitingMails } from './waiting-mails.ts'

export interface MailQueueParts {
  db: Db
  logger: Logger
  /** What hands mails to the mail server. */
  mailer: Mailer
  pace: MailPace
  seal: MailSeal
  onTried?: OnMailTried | undefined
  now: () => Date
}

type WaitingMail = typeof mails.$inferSelect

const DAY_MS = 24 * 60 * 60 * 1000
/** Days for which what a mail says is news, and for which an operator sees that nobody took it. */
export const MAIL_DAYS = 14
const KEPT_MS = MAIL_DAYS * DAY_MS

/**
 * A mailer that keeps each mail in the database until the mail server has taken it. Who sends one waits for the database
 * alone. A mail that the server took from a process which ended before it could note that is sent again, under the same
 * Message-ID.
 */
export class MailQueue extends WaitingMails<WaitingMail> implements Mailer {
  readonly #parts: MailQueueParts

  constructor(parts: MailQueueParts) {
    super(parts.pace, parts.logger, parts.onTried)
    this.#parts = parts
  }

  /** Keeps a mail, and has it sent soon. */
  async send(mail: Mail): Promise<void> {
    await this.sendWithin(this.#parts.db, mail)
    void this.wake()
  }

  /** Keeps a mail as a part of a transaction: it is sent if that commits, and somebody wakes the queue. */
  async sendWithin(tx: Db, mail: Mail): Promise<void> {
    const { seal, now } = this.#parts
    const mailId = createId()
    const createdAt = now()
    await tx.insert(mails).values({
      mailId,
      sealed: seal.seal(mailId, mail),
      addressHash: hashMailAddress(mail.to),
      createdAt,
      expiresAt: mail.expiresAt ?? new Date(createdAt.getTime() + KEPT_MS),
      dueAt: createdAt,
    })
  }

  /** Forgets what those say that were given up, once it no longer holds, and that they were, long after. */
  async sweep(): Promise<void> {
    const { db, now } = this.#parts
    // One that waits for a try is given up then.
    await db
      .update(mails)
      .set({ sealed: null })
      .where(and(lte(mails.expiresAt, now()), isNull(mails.dueAt)))
    await db.delete(mails).where(lte(mails.failedAt, new Date(now().getTime() - KEPT_MS)))
  }

  async readBacklog(): Promise<MailBacklog> {
    const [row] = await this.#parts.db
      .select({ waiting: count(), oldestAt: min(mails.createdAt) })
      .from(mails)
      .where(isNotNull(mails.dueAt))
    return row ?? { waiting: 0, oldestAt: null }
  }

  /** How many were given up and are not forgotten yet. */
  countGivenUp(): Promise<number> {
    return this.#parts.db.$count(mails, isNotNull(mails.failedAt))
  }

  protected async takeClaimsBack(): Promise<void> {
    await this.#parts.db.update(mails).set({ dueAt: this.#parts.now() }).where(isNotNull(mails.dueAt))
  }

  protected claim(): Promise<WaitingMail[]> {
    const { db, now } = this.#parts
    const at = now()
    const due = db
      .select({ mailId: mails.mailId })
      .from(mails)
      .where(lte(mails.dueAt, at))
      .orderBy(asc(mails.expiresAt))
      .limit(this.pace.claimSize)
      .for('update', { skipLocked: true })
    return db
      .update(mails)
      .set({ dueAt: new Date(at.getTime() + this.pace.claimMs), tries: sql`${mails.tries} + 1` })
      .where(inArray(mails.mailId, due))
      .returning()
  }

  protected async deliver(row: WaitingMail, signal: AbortSignal): Promise<MailOutcome> {
    const { db, logger, mailer, now } = this.#parts
    const { mailId, tries } = row
    // Whoever claimed it after this one decides what becomes of it.
    const own = and(eq(mails.mailId, mailId), eq(mails.tries, tries))
    try {
      await mailer.send(this.#open(row), { id: mailId, mayBeSent: tries > 1 }, signal)
    } catch (error) {
      const outcome = outcomeOf(error)
      const retryAt = outcome === 'refused' ? null : this.retryAt(outcome, tries, now())
      const dueAt = retryAt && retryAt < row.expiresAt ? retryAt : null
      logger.warn({ err: error, mailId, tries, isGivenUp: dueAt === null }, 'A mail could not be sent')
      const reason = error instanceof MailError ? error.reason : 'unknown'
      await db
        .update(mails)
        .set({
          dueAt,
          reason,
          failedAt: dueAt === null ? now() : null,
          ...(outcome === 'away' ? { tries: tries - 1 } : {}),
        })
        .where(own)
      return outcome
    }
    await db.delete(mails).where(own)
    return 'sent'
  }

  #open({ mailId, sealed, expiresAt }: WaitingMail): Mail {
    if (expiresAt <= this.#parts.now()) throw new MailError('refused', 'expired')
    const mail = sealed === null ? undefined : this.#parts.seal.open(mailId, sealed)
    if (!mail) throw new MailError('refused', 'unreadable: TOKEN_KEY is another one')
    return mail
  }
}

/** By which the mails to an address are found. */
export function hashMailAddress(address: string): string {
  return hashSecret(address.toLowerCase())
}

/** Takes away what waits for an address. */
export async function forgetMailsTo(db: Db, address: string): Promise<void> {
  await db.delete(mails).where(eq(mails.addressHash, hashMailAddress(address)))
}
