import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { AuthAnswer } from '@umkreis/schemas'
import type { Db } from '../../db/client.ts'
import { singleSignOnArrivals, users } from '../../db/schema/index.ts'
import { ServiceError } from '../../errors/service-error.ts'
import { hashSecret } from '../auth/secret-hash.ts'
import type { SessionParts } from '../auth/sessions.ts'
import { signIn } from '../auth/sign-in.ts'
import type { SignInDevice } from '../auth/sign-in-device.ts'
import type { TellParts } from '../auth/tell-of-new-device.ts'
import type { Limits } from '../limits/limits.ts'
import { ATTEMPT_LIFETIME_MS } from './attempt.ts'

/** How long a browser has, once it is back, to fetch its tokens: the page of the application loads first. */
export const HANDOVER_LIFETIME_MS = 2 * 60_000

/**
 * Signs in who has arrived in this browser. What it was given counts once.
 *
 * @param code What it was given when it came back; undefined: nothing.
 * @throws {ServiceError} `unauthenticated`; `too-many`.
 */
export async function finishSingleSignOn(
  parts: SessionParts & TellParts & { limits: Limits },
  code: string | undefined,
  address: string,
  device: SignInDevice,
): Promise<AuthAnswer> {
  await parts.limits.signIns.take(address)
  const account = code === undefined ? undefined : await useArrival(parts, code)
  if (!account) throw new ServiceError('unauthenticated', 'This sign-in took too long. Please begin again')
  return signIn(parts, account, device)
}

async function useArrival(
  { db, now }: Pick<SessionParts, 'db' | 'now'>,
  code: string,
): Promise<typeof users.$inferSelect | undefined> {
  const time = now()
  const [used] = await db
    .update(singleSignOnArrivals)
    .set({ usedAt: time })
    .where(
      and(
        eq(singleSignOnArrivals.codeHash, hashSecret(code)),
        isNull(singleSignOnArrivals.usedAt),
        gt(singleSignOnArrivals.createdAt, new Date(time.getTime() - HANDOVER_LIFETIME_MS)),
      ),
    )
    .returning({ userId: singleSignOnArrivals.userId, organisationId: singleSignOnArrivals.organisationId })
  if (!used) return undefined
  const { userId, organisationId } = used
  const [account] = await db
    .select()
    .from(users)
    .where(and(eq(users.userId, userId), eq(users.organisationId, organisationId), isNull(users.deletedAt)))
  return account
}

/** Takes away who arrived so long ago that the answer they came with holds no more. */
export async function sweepArrivals({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const before = new Date(now().getTime() - 2 * ATTEMPT_LIFETIME_MS)
  await db.delete(singleSignOnArrivals).where(lte(singleSignOnArrivals.createdAt, before))
}
