import { and, asc, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { mails } from '../../db/schema/index.ts'

/** A mail that no server took, as far as it may be told: neither to whom nor what. */
export type GivenUpMail = Pick<typeof mails.$inferSelect, 'mailId' | 'createdAt' | 'tries' | 'reason'> & {
  /** Whether what it says is there and still holds. */
  canGo: boolean
}

/** Looks at the mails that were given up, the oldest first. */
export async function listGivenUp(db: Db, now: Date): Promise<GivenUpMail[]> {
  const rows = await db.select().from(mails).where(isNotNull(mails.failedAt)).orderBy(asc(mails.createdAt))
  return rows.map(({ mailId, createdAt, tries, reason, sealed, expiresAt }) => ({
    mailId,
    createdAt,
    tries,
    reason,
    canGo: sealed !== null && expiresAt > now,
  }))
}

/** Has those sent again that can go. @returns How many. */
export async function sendGivenUpAgain(db: Db, now: Date): Promise<number> {
  const again = await db
    .update(mails)
    .set({ dueAt: now, tries: 0, failedAt: null, reason: null })
    .where(and(isNotNull(mails.failedAt), isNotNull(mails.sealed), gt(mails.expiresAt, now)))
    .returning({ mailId: mails.mailId })
  return again.length
}
