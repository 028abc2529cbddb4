import { eq } from 'drizzle-orm'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'

/** As much of an account as is needed to have its owner prove that it is theirs. */
export type Account = Pick<typeof users.$inferSelect, 'userId' | 'email' | 'firstName' | 'language' | 'passwordHash'>

/** Loads the viewer's own. */
export async function loadAccount(db: Db, { userId }: Pick<Viewer, 'userId'>): Promise<Account> {
  const [account] = await db
    .select({
      userId: users.userId,
      email: users.email,
      firstName: users.firstName,
      language: users.language,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(eq(users.userId, userId))
  if (!account) throw new Error('A viewer has an account')
  return account
}
