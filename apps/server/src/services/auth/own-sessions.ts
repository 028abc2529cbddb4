import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { OwnSession } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import { sessions } from '../../db/schema/index.ts'
import { notFound } from '../../errors/service-error.ts'
import { REFRESH_TOKEN_LIFETIME_MS, type SessionParts, endSession, endSessionsOf } from './sessions.ts'

type Parts = Pick<SessionParts, 'db' | 'events' | 'now'>

const LISTED_AT_MOST = 200

/** Where the viewer is signed in: here first, then the latest used. */
export async function listOwnSessions({ db, now }: Parts, viewer: Viewer): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, viewer.userId),
        isNull(sessions.endedAt),
        // After that nothing renews it any more.
        gt(sessions.lastUsedAt, new Date(now().getTime() - REFRESH_TOKEN_LIFETIME_MS)),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.sessionId))
    .limit(LISTED_AT_MOST)
  return rows
    .map(({ sessionId, deviceName, createdAt, lastUsedAt }) => ({
      sessionId,
      deviceName,
      signedInAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isThis: sessionId === viewer.sessionId,
    }))
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
}

/** Signs the viewer out in one place. @throws {ServiceError} `not-found` for a session that is not theirs, or has ended. */
export async function endOwnSession(parts: Parts, viewer: Viewer, sessionId: string): Promise<void> {
  const [own] = await parts.db
    .select({ sessionId: sessions.sessionId })
    .from(sessions)
    .where(and(eq(sessions.sessionId, sessionId), eq(sessions.userId, viewer.userId), isNull(sessions.endedAt)))
  if (!own) throw notFound('This sign-in')
  await endSession(parts, sessionId)
}

/** Signs the viewer out everywhere but here. */
export async function endOtherSessions(parts: Parts, viewer: Viewer): Promise<void> {
  const ended = await parts.db.transaction((tx) => endSessionsOf(tx, viewer.userId, parts.now(), viewer.sessionId))
  for (const sessionId of ended) parts.events.publish('sessionEnded', { sessionId, userId: viewer.userId })
}
