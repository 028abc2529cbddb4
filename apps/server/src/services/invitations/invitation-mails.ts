import { and, asc, count, eq, inArray, isNotNull, isNull, lte, min, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { invitationBatches, invitations, organisations } from '../../db/schema/index.ts'
import type { Logger } from '../../logging/logger.ts'
import { MailError, type MailOutcome, outcomeOf } from '../mail/mail-error.ts'
import type { Mailer } from '../mail/mailer.ts'
import { FILE_PACE, type MailBacklog, type MailPace, type OnMailTried, WaitingMails } from '../mail/waiting-mails.ts'
import { formatInvitationLink } from './create-link.ts'
import type { TokenOfInvitation } from './invitation-tokens.ts'
import { invitationStart } from './lifetime.ts'
import { writeInvitation } from './write-invitation.ts'

export interface InvitationMailParts {
  db: Db
  logger: Logger
  mailer: Mailer
  /** How the mailer takes mails; that of files unless told. */
  pace?: MailPace | undefined
  onTried?: OnMailTried | undefined
  tokenOfInvitation: TokenOfInvitation
  now: () => Date
  publicUrl: () => string
}

interface DueMail {
  invitation: typeof invitations.$inferSelect
  organisation: string
  batch: typeof invitationBatches.$inferSelect | null
}

/**
 * Sends the mails of invitations, which wait in the database as what they are written from. A mail that was claimed once
 * before is only sent where it had not been.
 */
export class InvitationMails extends WaitingMails<DueMail> {
  readonly #parts: InvitationMailParts

  constructor(parts: InvitationMailParts) {
    super(parts.pace ?? FILE_PACE, parts.logger, parts.onTried)
    this.#parts = parts
  }

  async readBacklog(): Promise<MailBacklog> {
    const [row] = await this.#parts.db
      .select({ waiting: count(), soonestEnd: min(invitations.expiresAt) })
      .from(invitations)
      .where(and(isNotNull(invitations.mailDueAt), isNull(invitations.usedAt), isNull(invitations.revokedAt)))
    const { waiting = 0, soonestEnd = null } = row ?? {}
    return { waiting, oldestAt: soonestEnd && invitationStart(soonestEnd) }
  }

  protected async takeClaimsBack(): Promise<void> {
    const now = this.#parts.now()
    await this.#parts.db.update(invitations).set({ mailDueAt: now }).where(isNotNull(invitations.mailDueAt))
  }

  protected async claim(): Promise<DueMail[]> {
    const { db } = this.#parts
    const now = this.#parts.now()
    const due = db
      .select({ invitationId: invitations.invitationId })
      .from(invitations)
      .where(and(lte(invitations.mailDueAt, now), isNull(invitations.usedAt), isNull(invitations.revokedAt)))
      .orderBy(asc(invitations.mailDueAt))
      .limit(this.pace.claimSize)
      .for('update', { skipLocked: true })
    const claimed = await db
      .update(invitations)
      .set({ mailDueAt: new Date(now.getTime() + this.pace.claimMs), mailTries: sql`${invitations.mailTries} + 1` })
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

  protected async deliver({ invitation, organisation, batch }: DueMail, signal: AbortSignal): Promise<MailOutcome> {
    const { db, logger, mailer, tokenOfInvitation, publicUrl, now } = this.#parts
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
      if (email === null || mailDueAt === null) return 'sent'
      // A mail server that was away for two weeks: its link leads nowhere.
      if (invitation.expiresAt <= now()) throw new MailError('refused', 'expired')
      const link = formatInvitationLink(publicUrl(), tokenOfInvitation(invitationId))
      const words = { organisation, link, language: batch?.language ?? 'en', message: batch?.message ?? '' }
      const once = { id: `${invitationId}.${mailNumber}`, mayBeSent: mailTries > 1 }
      await mailer.send({ to: email, ...writeInvitation(words) }, once, signal)
      await settle({ mailDueAt: null, mailedAt: now() })
      return 'sent'
    } catch (error) {
      const outcome = outcomeOf(error)
      logger.warn({ err: error, invitationId, tries: mailTries }, 'An invitation could not be sent')
      await settle({
        mailDueAt: outcome === 'refused' ? null : this.retryAt(outcome, mailTries, now()),
        ...(outcome === 'away' ? { mailTries: mailTries - 1 } : {}),
      })
      return outcome
    }
  }
}
