import { createECDH } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNotNull, notExists } from 'drizzle-orm'
import { PUSH_SUBSCRIPTIONS_MAX, type PushSubscriptionPut } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { pushSubscriptions, refreshTokens, sessions, users } from '../../db/schema/index.ts'
import { invalidField } from '../../errors/service-error.ts'
import type { PushSender, PushTarget } from './push-sender.ts'

export interface SubscriptionParts {
  db: Db
  push: Pick<PushSender, 'isAllowed'>
  now: () => Date
}

/**
 * Tells a browser from now on, for the viewer's session alone: who signs in with the same browser later takes it over.
 *
 * @throws {ServiceError} `invalid` for an address that is no push service's, or a key that is none.
 */
export async function putSubscription(
  { db, push, now }: SubscriptionParts,
  { userId, sessionId }: Viewer,
  { endpoint, keys }: PushSubscriptionPut,
): Promise<void> {
  if (!push.isAllowed(endpoint)) throw invalidField('endpoint', 'This is not the address of a push service')
  if (!isCurvePoint(keys.p256dh)) throw invalidField('keys.p256dh', 'Invalid key')
  const subscription = { userId, sessionId, p256dh: keys.p256dh, auth: keys.auth, createdAt: now() }
  await db.transaction(async (tx) => {
    // One of a person at a time, so that the count holds.
    await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update')
    await tx
      .insert(pushSubscriptions)
      .values({ endpoint, ...subscription })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: subscription })
    const surplus = await tx
      .select({ endpoint: pushSubscriptions.endpoint })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt), pushSubscriptions.endpoint)
      .offset(PUSH_SUBSCRIPTIONS_MAX)
    if (surplus.length === 0) return
    const endpoints = surplus.map((row) => row.endpoint)
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, endpoints))
  })
}

/** Stops telling a browser. What is not the viewer's stays, and answers alike. */
export async function deleteSubscription(db: Db, viewer: Viewer, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, viewer.userId)))
}

/** Forgets a browser that its push service does not know any more, unless it has subscribed anew meanwhile. */
export async function forgetTarget(db: Db, { endpoint, p256dh }: PushTarget): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.p256dh, p256dh)))
}

/** Takes away the subscriptions of sessions that have ended, or that nobody can go on with. */
export async function sweepSubscriptions({ db, now }: Pick<SubscriptionParts, 'db' | 'now'>): Promise<void> {
  const ended = db.select({ sessionId: sessions.sessionId }).from(sessions).where(isNotNull(sessions.endedAt))
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, ended))
  const usable = db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, pushSubscriptions.sessionId), gt(refreshTokens.expiresAt, now())))
  await db.delete(pushSubscriptions).where(notExists(usable))
}

function isCurvePoint(p256dh: string): boolean {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    return own.computeSecret(Buffer.from(p256dh, 'base64url')).length === 32
  } catch {
    return false
  }
}
