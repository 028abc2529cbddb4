import { and, eq, isNull } from 'drizzle-orm'
import type { UserId } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { COMMUNITY_ORGANISATION_ID, sessions, users } from '../../db/schema/index.ts'
import type { AccessTokens } from './access-tokens.ts'

/** Turns an access token into a viewer; undefined when it is not valid, its session has ended or its user is deleted or switched off. */
export type Authenticate = (token: string) => Promise<Viewer | undefined>

/**
 * The session and the person are read each time: who is signed out, demoted or deleted loses the right at once and not
 * when the token runs out.
 */
export function createAuthenticate(db: Db, tokens: AccessTokens): Authenticate {
  return async (token) => {
    const claims = await tokens.verify(token)
    if (!claims) return undefined
    const [row] = await db
      .select({ organisationId: users.organisationId, role: users.role })
      .from(sessions)
      .innerJoin(users, eq(users.userId, sessions.userId))
      .where(
        and(
          eq(sessions.sessionId, claims.sessionId),
          eq(sessions.userId, claims.userId),
          isNull(sessions.endedAt),
          isNull(users.deletedAt),
          isNull(users.deactivatedAt),
        ),
      )
    if (!row) return undefined
    return {
      userId: claims.userId as UserId,
      organisationId: row.organisationId,
      role: row.role,
      isGlobal: row.organisationId === COMMUNITY_ORGANISATION_ID,
      sessionId: claims.sessionId,
      tokenExpiresAtMs: claims.expiresAtMs,
    }
  }
}
