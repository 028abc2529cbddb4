import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import { SESSION_DAYS_DEFAULT, type Tokens } from '@umkreis/schemas'
import type { Db } from '../../db/client.ts'
import { pushSubscriptions, refreshTokens, sessions, users } from '../../db/schema/index.ts'
import { ServiceError } from '../../errors/service-error.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Language } from '../language.ts'
import { loadSessionDays } from '../organisation/settings.ts'
import { createId, createSecret } from '../random-id.ts'
import { rememberLanguage } from '../users/remember-language.ts'
import type { AccessTokens } from './access-tokens.ts'
import { hashSecret } from './secret-hash.ts'
import { type SignInDevice, UNKNOWN_DEVICE } from './sign-in-device.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A refresh token that nobody uses for this long ends to be one, where an organisation decided nothing else. */
export const REFRESH_TOKEN_LIFETIME_MS = SESSION_DAYS_DEFAULT * DAY_MS

export interface SessionParts {
  db: Db
  events: EventBus
  accessTokens: AccessTokens
  now: () => Date
}

/**
 * Refuses somebody who has proved who they are, and whom their organisation has switched off.
 *
 * @throws {ServiceError} `forbidden`.
 */
export function refuseDeactivated({ deactivatedAt }: Pick<typeof users.$inferSelect, 'deactivatedAt'>): void {
  if (deactivatedAt === null) return
  throw new ServiceError('forbidden', 'Your organisation has switched this account off. Please ask there')
}

/**
 * Begins a session for somebody who has proved who they are.
 *
 * @param provedBy The hash of their password as it was when they were asked to prove it: where their account was made somebody
 *   else's meanwhile, what they proved counts no more.
 * @throws {ServiceError} `forbidden` for somebody who was switched off; `unauthenticated`.
 */
export async function createSession(
  parts: SessionParts,
  userId: string,
  device: SignInDevice = UNKNOWN_DEVICE,
  provedBy?: string,
): Promise<Tokens> {
  const sessionId = createId()
  const now = parts.now()
  await parts.db.transaction(async (tx) => {
    // Whoever ends all sessions changes the account first: they see this one, or this sees what they changed.
    const [account] = await tx
      .select({ deactivatedAt: users.deactivatedAt, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.userId, userId))
      .for('share')
    if (account) refuseDeactivated(account)
    if (account && provedBy !== undefined && account.passwordHash !== provedBy) throw sessionEnded()
    await tx.insert(sessions).values({
      sessionId,
      userId,
      createdAt: now,
      lastUsedAt: now,
      deviceName: device.name,
      deviceKeyHash: device.key === undefined ? null : hashSecret(device.key),
    })
  })
  await parts.db
    .update(users)
    .set({ hasSignedIn: true })
    .where(and(eq(users.userId, userId), eq(users.hasSignedIn, false)))
  await rememberLanguage(parts.db, userId, device.language)
  return issueTokens(parts, parts.db, userId, sessionId)
}

/**
 * Exchanges a refresh token for new tokens. Each is used once: a second use means that two parties hold it, so the
 * session ends for both.
 *
 * @param language In which it is asked for; undefined where nothing says so.
 * @throws {ServiceError} `unauthenticated`.
 */
export async function refreshSession(
  parts: SessionParts,
  refreshToken: string,
  language: Language | undefined,
): Promise<Tokens> {
  const tokenHash = hashSecret(refreshToken)
  const tokens = await parts.db.transaction(async (tx) => {
    const now = parts.now()
    // The update itself decides who was first: of two at the same time one finds usedAt set.
    const [used] = await tx
      .update(refreshTokens)
      .set({ usedAt: now })
      .where(
        and(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.usedAt), gt(refreshTokens.expiresAt, now)),
      )
      .returning({ sessionId: refreshTokens.sessionId })
    if (!used) return undefined
    const [session] = await tx
      .update(sessions)
      .set({ lastUsedAt: now })
      .from(users)
      .where(
        and(
          eq(sessions.sessionId, used.sessionId),
          isNull(sessions.endedAt),
          eq(users.userId, sessions.userId),
          isNull(users.deletedAt),
          isNull(users.deactivatedAt),
        ),
      )
      .returning({ userId: sessions.userId })
    if (!session) return undefined
    await rememberLanguage(tx, session.userId, language)
    return issueTokens(parts, tx, session.userId, used.sessionId)
  })
  if (tokens) return tokens
  await endSessionOfUsedToken(parts, tokenHash)
  throw sessionEnded()
}

/** Ends one session: its access tokens stop at once, its connections are cut, its browser is told of nothing any more. */
export async function endSession(parts: Pick<SessionParts, 'db' | 'events' | 'now'>, sessionId: string): Promise<void> {
  const [ended] = await parts.db
    .update(sessions)
    .set({ endedAt: parts.now() })
    .where(and(eq(sessions.sessionId, sessionId), isNull(sessions.endedAt)))
    .returning({ userId: sessions.userId })
  if (!ended) return
  await parts.db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId))
  parts.events.publish('sessionEnded', { sessionId, userId: ended.userId })
}

/**
 * Marks all sessions of a person as ended, inside the caller's transaction.
 *
 * @returns The ids to publish as `sessionEnded` once that has committed.
 */
export async function endSessionsOf(tx: Db, userId: string, now: Date, exceptSessionId = ''): Promise<string[]> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), ne(sessions.sessionId, exceptSessionId)))
    .returning({ sessionId: sessions.sessionId })
  const endedIds = ended.map(({ sessionId }) => sessionId)
  if (endedIds.length > 0) await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, endedIds))
  return endedIds
}

async function endSessionOfUsedToken(parts: SessionParts, tokenHash: string): Promise<void> {
  const [token] = await parts.db
    .select({ sessionId: refreshTokens.sessionId, usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash))
  if (token?.usedAt) await endSession(parts, token.sessionId)
}

async function issueTokens(parts: SessionParts, db: Db, userId: string, sessionId: string): Promise<Tokens> {
  const refreshToken = createSecret()
  const now = parts.now()
  await db.insert(refreshTokens).values({
    tokenHash: hashSecret(refreshToken),
    sessionId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + (await loadSessionDays(db, userId)) * DAY_MS),
  })
  return { accessToken: await parts.accessTokens.sign(userId, sessionId), refreshToken }
}

function sessionEnded(): ServiceError {
  return new ServiceError('unauthenticated', 'Your session has ended. Please sign in again')
}
