import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { invitationBatches, invitations, organisations } from '../../db/schema/index.ts'
import type { Logger } from '../../logging/logger.ts'
import type { Mailer } from '../mail/mailer.ts'
import { formatInvitationLink } from './create-link.ts'
import type { TokenOfInvitation } from './invitation-tokens.ts'
import { writeInvitation } from './write-invitation.ts'

export interface InvitationMailParts {
  db: Db
  logger: Logger
  mailer: Mailer
  tokenOfInvitation: TokenOfInvitation
  now: () => Date
  publicUrl: () => string
}

interface DueMail {
  invitation: typeof invitations.$inferSelect
  organisation: string
  batch: typeof invitationBatches.$inferSelect | null
}

const CLAIM_SIZE = 25
// Longer than a claim of mails can take: whatever is still claimed then was left by a process that has ended.
const CLAIM_MS = 10 * 60 * 1000
const CHECK_INTERVAL_MS = 60_000
const TRIES_MAX = 5
const FIRST_RETRY_MS = 60_000
const SOON_MS = 1000

/**
 * Sends the mails of invitations, which wait in the database. Each is claimed before it is sent, so that of several
 * processes one does; a mail that was claimed once before is only sent where it had not been.
 */
export class InvitationMails implements AsyncDisposable {
  readonly #parts: InvitationMailParts
  #round: Promise<void> | undefined
  #isAsked = false
  #isStopped = false
  #timer: NodeJS.Timeout | undefined

  constructor(parts: InvitationMailParts) {
    this.#parts = parts
  }

  /**
   * Sends what is left from before, and looks again now and then for what failed.
   *
   * @param isAlone Whether no other process has this database: then claims of before are nobody's.
   */
  async start(isAlone: boolean): Promise<void> {
    this.#timer = setInterval(() => void this.wake(), CHECK_INTERVAL_MS).unref()
    if (isAlone) {
      const now = this.#parts.now()
      await this.#parts.db.update(invitations).set({ mailDueAt: now }).where(isNotNull(invitations.mailDueAt))
    }
    void this.wake()
  }

  /** Looks for mails to send. @param waits Whether to come back only when they are sent, or a second has passed. */
  async wake(waits = false): Promise<void> {
    this.#isAsked = true
    this.#round ??= this.#sendAll().finally(() => (this.#round = undefined))
    if (!waits) return
    let timer: NodeJS.Timeout | undefined
    const soon = new Promise<void>((settle) => (timer = setTimeout(settle, SOON_MS)))
    await Promise.race([this.#round, soon])
    clearTimeout(timer)
  }

  /** Comes back when nothing is left to send for now. */
  async settled(): Promise<void> {
    while (this.#round) await this.#round
  }

  /** Lets the mail that is being sent be sent, and no further one. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#timer)
    await this.#round
  }

  async #sendAll(): Promise<void> {
    try {
      while (this.#isAsked && !this.#isStopped) {
        this.#isAsked = false
        for (let claimed = await this.#claim(); claimed.length > 0; claimed = await this.#claim()) {
          for (const mail of claimed) if (!this.#isStopped) await this.#send(mail)
          if (this.#isStopped) return
        }
      }
    } catch (error) {
      this.#parts.logger.error({ err: error }, 'Invitations could not be sent; they are tried again')
    }
  }

  async #claim(): Promise<DueMail[]> {
    const { db } = this.#parts
    const now = this.#parts.now()
    const due = db
      .select({ invitationId: invitations.invitationId })
      .from(invitations)
      .where(and(lte(invitations.mailDueAt, now), isNull(invitations.usedAt), isNull(invitations.revokedAt)))
      .orderBy(asc(invitations.mailDueAt))
      .limit(CLAIM_SIZE)
      .for('update', { skipLocked: true })
    const claimed = await db
      .update(invitations)
      .set({ mailDueAt: new Date(now.getTime() + CLAIM_MS), mailTries: sql`${invitations.mailTries} + 1` })
      .where(inArray(invitations.invitationId, due))
      .returning({ invitationId: invitations.invitationId })
    if (claimed.length === 0) return []
    return db
      .select({ invitation: invitations, organisation: organisations.name, batch: invitationBatches })
      .from(invitations)
      .innerJoin(organisations, eq(organisations.organisationId, invitations.organisationId))
      .leftJoin(invitationBatches, eq(invitationBatches.batchId, invitations.batchId))
      .where(
        inArray(
          invitations.invitationId,
          claimed.map(({ invitationId }) => invitationId),
        ),
      )
  }

  async #send({ invitation, organisation, batch }: DueMail): Promise<void> {
    const { db, logger, mailer, tokenOfInvitation, publicUrl } = this.#parts
    const { invitationId, email, mailTries, mailNumber, mailDueAt } = invitation
    const settle = (change: Partial<typeof invitations.$inferInsert>) =>
      db
        .update(invitations)
        .set(change)
        // Taken back or asked for anew meanwhile: what was decided then holds.
        .where(
          and(
            eq(invitations.invitationId, invitationId),
            eq(invitations.mailNumber, mailNumber),
            isNotNull(invitations.mailDueAt),
          ),
        )
    try {
      if (email === null || mailDueAt === null) return
      const link = formatInvitationLink(publicUrl(), tokenOfInvitation(invitationId))
      const words = { organisation, link, language: batch?.language ?? 'en', message: batch?.message ?? '' }
      const once = { id: `${invitationId}.${mailNumber}`, mayBeSent: mailTries > 1 }
      await mailer.send({ to: email, ...writeInvitation(words) }, once)
      await settle({ mailDueAt: null, mailedAt: this.#parts.now() })
    } catch (error) {
      logger.warn({ err: error, invitationId, tries: mailTries }, 'An invitation could not be sent')
      const retryAt = new Date(this.#parts.now().getTime() + FIRST_RETRY_MS * 2 ** (mailTries - 1))
      await settle({ mailDueAt: mailTries < TRIES_MAX ? retryAt : null })
    }
  }
}
