import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { sessions, users } from '../../db/schema/index.ts'

/** What the person of a session may, as the database says. */
export type LiveSession = Pick<Viewer, 'userId' | 'organisationId' | 'role'>

/** @returns Those of these sessions that have not ended and whose people are neither deleted nor switched off, by their id. */
export async function loadLiveSessions(
  db: Db,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, LiveSession>> {
  const rows = await db
    .select({
      sessionId: sessions.sessionId,
      userId: users.userId,
      organisationId: users.organisationId,
      role: users.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .where(
      and(
        inArray(sessions.sessionId, [...sessionIds]),
        isNull(sessions.endedAt),
        isNull(users.deletedAt),
        isNull(users.deactivatedAt),
      ),
    )
  return new Map(
    rows.map(({ sessionId, ...person }) => [sessionId, { ...person, userId: person.userId as Viewer['userId'] }]),
  )
}
