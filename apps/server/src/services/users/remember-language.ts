import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'
import type { Language } from '../language.ts'

/** Notes in which language somebody uses the application: mails come in it. Undefined: nothing is known anew. */
export async function rememberLanguage(db: Db, userId: string, language: Language | undefined): Promise<void> {
  if (language === undefined) return
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.userId, userId), or(isNull(users.language), ne(users.language, language))))
}
