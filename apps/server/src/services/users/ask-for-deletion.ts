import { and, eq, isNull, lte } from 'drizzle-orm'
import { DELETION_GRACE_DAYS, type DeletionRequest } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Logger } from '../../logging/logger.ts'
import type { PasswordParts } from '../auth/change-password.ts'
import { type ProofParts, requireProof } from '../auth/proof/require-proof.ts'
import { endSessionsOf } from '../auth/sessions.ts'
import type { Language } from '../language.ts'
import type { Mailer } from '../mail/mailer.ts'
import { MAIL_WORDS } from '../mail/words/mail-words.ts'
import { type DeleteUserParts, eraseUser, requireRemainingOwner } from './delete.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Asks for the viewer's account to be deleted. They are signed out everywhere and found by nobody from now on; until the
 * grace period ends, signing in takes it back.
 *
 * @param language That of the mail where nobody knows the person's own.
 * @returns When the account goes.
 * @throws {ServiceError} `invalid` at `password` or `code`; `too-many`; `conflict` for the last Owner of an organisation.
 */
export async function askForDeletion(
  parts: PasswordParts & ProofParts & { publicUrl: () => string },
  viewer: Viewer,
  proof: DeletionRequest,
  address: string,
  language: Language,
): Promise<Date> {
  const account = await requireProof(parts, viewer, proof, 'deletion', address)
  const now = parts.now()
  const dueAt = new Date(now.getTime() + DELETION_GRACE_DAYS * DAY_MS)
  const ended = await parts.db.transaction(async (tx) => {
    await requireRemainingOwner(tx, viewer.organisationId, [viewer.userId])
    await tx.update(users).set({ deletionDueAt: dueAt, updatedAt: now }).where(eq(users.userId, viewer.userId))
    return endSessionsOf(tx, viewer.userId, now)
  })
  for (const sessionId of ended) parts.events.publish('sessionEnded', { sessionId, userId: viewer.userId })
  parts.events.publish('userChanged', { userId: viewer.userId, organisationId: viewer.organisationId })
  await parts.mailer.send({
    to: account.email,
    ...MAIL_WORDS[account.language ?? language].deletionAsked({
      firstName: account.firstName,
      dueAt,
      link: `${parts.publicUrl()}/app/login`,
    }),
  })
  return dueAt
}

/**
 * Keeps an account whose deletion was asked for, because its owner is back.
 *
 * @param language That of the mail where nobody knows the person's own.
 */
export async function takeBackDeletion(
  parts: { db: Db; events: EventBus; mailer: Mailer; now: () => Date },
  account: typeof users.$inferSelect,
  language: Language,
): Promise<void> {
  const { userId, organisationId, email } = account
  await parts.db
    .update(users)
    .set({ deletionDueAt: null, updatedAt: parts.now() })
    .where(and(eq(users.userId, userId), isNull(users.deletedAt)))
  parts.events.publish('userChanged', { userId, organisationId })
  await parts.mailer.send({
    to: email,
    ...MAIL_WORDS[account.language ?? language].deletionTakenBack(account),
  })
}

/** Erases the accounts whose grace period is over. One that cannot go yet, such as the last Owner's, keeps no other. */
export async function eraseDueUsers(parts: DeleteUserParts & { logger: Logger }): Promise<void> {
  const due = await parts.db
    .select({ userId: users.userId, organisationId: users.organisationId })
    .from(users)
    .where(and(isNull(users.deletedAt), lte(users.deletionDueAt, parts.now())))
    .orderBy(users.deletionDueAt)
    .limit(1000)
  for (const { userId, organisationId } of due) {
    try {
      await eraseUser(parts, organisationId, userId)
    } catch (error) {
      parts.logger.error({ err: error, userId }, 'An account could not be erased')
    }
  }
}
