import { and, eq, isNull, lt, notExists } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { invitationBatches, invitations } from '../../db/schema/index.ts'

/** Days for which an invitation that ended is kept: long enough to see who did not come, and to ask once more. */
export const ENDED_INVITATION_DAYS = 60
const KEPT_MS = ENDED_INVITATION_DAYS * 24 * 60 * 60 * 1000

/** Forgets invitations a while after they ended: the addresses of people who never came are nobody's to keep. */
export async function sweepInvitations({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS)
  await db.delete(invitations).where(and(lt(invitations.expiresAt, before), isNull(invitations.mailDueAt)))
  await db
    .delete(invitationBatches)
    .where(
      and(
        lt(invitationBatches.createdAt, before),
        notExists(
          db
            .select({ id: invitations.invitationId })
            .from(invitations)
            .where(eq(invitations.batchId, invitationBatches.batchId)),
        ),
      ),
    )
}
