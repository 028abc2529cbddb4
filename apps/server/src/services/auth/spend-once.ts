import { lt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { spentPasskeyChallenges } from '../../db/schema/index.ts'

/**
 * Remembers that a challenge or a mailed code was used, until it is too old anyway.
 *
 * @returns Whether it was the first time: of several at once one is.
 */
export async function spendOnce(
  { db, now }: { db: Db; now: () => Date },
  { hash, expiresAt }: { hash: string; expiresAt: Date },
): Promise<boolean> {
  await db.delete(spentPasskeyChallenges).where(lt(spentPasskeyChallenges.expiresAt, now()))
  const spent = await db
    .insert(spentPasskeyChallenges)
    .values({ challengeHash: hash, expiresAt })
    .onConflictDoNothing()
    .returning({ challengeHash: spentPasskeyChallenges.challengeHash })
  return spent.length > 0
}
