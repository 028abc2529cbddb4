import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { THEME_HISTORY_MAX, type CompanyThemeUpdate, type ThemeHistory, type ThemeId } from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { themeHistory, users } from '../../db/schema/index.ts'
import { readValues } from './reader.ts'

/** The looks that the viewer's organisation has saved. @throws {ServiceError} `forbidden` unless Manager. */
export async function readThemeHistory(db: Db, viewer: Viewer): Promise<ThemeHistory> {
  requireManager(viewer)
  const rows = await db
    .select({ saved: themeHistory, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(themeHistory)
    .leftJoin(users, eq(users.userId, themeHistory.savedBy))
    .where(eq(themeHistory.organisationId, viewer.organisationId))
    .orderBy(desc(themeHistory.savedAt), desc(themeHistory.themeId))
    .limit(THEME_HISTORY_MAX)
  return {
    themes: rows.map(({ saved, firstName, lastName, email }) => ({
      themeId: saved.themeId as ThemeId,
      themeName: saved.themeName,
      values: readValues(saved.values),
      savedAt: saved.savedAt.toISOString(),
      savedBy: `${firstName ?? ''} ${lastName ?? ''}`.trim() || email || null,
    })),
  }
}

/**
 * Keeps a look that is saved. One that was saved before stands there once, with the last time; the oldest go.
 *
 * @param tx The transaction that saves it, with the organisation's row taken.
 */
export async function keepTheme(
  tx: Db,
  { organisationId, userId }: Pick<Viewer, 'organisationId' | 'userId'>,
  look: CompanyThemeUpdate & { themeId: string },
  now: Date,
): Promise<void> {
  const ofOrganisation = eq(themeHistory.organisationId, organisationId)
  const isSameLook = and(
    eq(themeHistory.themeName, look.themeName),
    sql`${themeHistory.values} @> ${JSON.stringify(look.values)}::jsonb`,
  )
  await tx.delete(themeHistory).where(and(ofOrganisation, isSameLook))
  const { themeId, themeName, values } = look
  await tx.insert(themeHistory).values({ themeId, organisationId, themeName, values, savedBy: userId, savedAt: now })
  const newest = tx
    .select({ themeId: themeHistory.themeId })
    .from(themeHistory)
    .where(ofOrganisation)
    .orderBy(desc(themeHistory.savedAt), desc(themeHistory.themeId))
    .limit(THEME_HISTORY_MAX)
  await tx.delete(themeHistory).where(and(ofOrganisation, notInArray(themeHistory.themeId, newest)))
}
