import { and, eq, lt, notExists } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { passwordResets, refreshTokens, sessions } from '../../db/schema/index.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Days for which a sign-in that has ended is remembered: so long a browser is known again, and nobody is warned of it. */
export const ENDED_SESSION_DAYS = 400

/**
 * Forgets what lets nobody in any more: refresh tokens and links for a new password that have run out, and sign-ins a while after
 * nothing renews them. A used refresh token stays until it would have run out, since a second use ends its session.
 */
export async function sweepSignIns({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now()))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now()))
  await db
    .delete(sessions)
    .where(
      and(
        lt(sessions.lastUsedAt, new Date(now().getTime() - ENDED_SESSION_DAYS * DAY_MS)),
        notExists(
          db
            .select({ tokenHash: refreshTokens.tokenHash })
            .from(refreshTokens)
            .where(eq(refreshTokens.sessionId, sessions.sessionId)),
        ),
      ),
    )
}
