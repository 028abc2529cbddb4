import { eq } from 'drizzle-orm'
import type { CompanyThemeChange, CompanyThemeUpdate } from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { organisations, themes } from '../../db/schema/index.ts'
import { createId } from '../random-id.ts'
import { readTheme } from './reader.ts'

/**
 * Gives the viewer's organisation a look. Each saving makes a new `themeId`, so that two looks are the same only where
 * the ids are; of two who save at once the last one wins and is told what it replaced.
 *
 * @throws {ServiceError} `forbidden` unless the viewer is a Manager.
 */
export function saveTheme(db: Db, viewer: Viewer, update: CompanyThemeUpdate): Promise<CompanyThemeChange> {
  const look = { themeId: createId(), ...update }
  return changeTheme(db, viewer, async (tx) => {
    await tx
      .insert(themes)
      .values({ organisationId: viewer.organisationId, ...look })
      .onConflictDoUpdate({ target: themes.organisationId, set: look })
  })
}

/**
 * Gives the viewer's organisation the product's own look again.
 *
 * @throws {ServiceError} `forbidden` unless the viewer is a Manager.
 */
export function resetTheme(db: Db, viewer: Viewer): Promise<CompanyThemeChange> {
  return changeTheme(db, viewer, async (tx) => {
    await tx.delete(themes).where(eq(themes.organisationId, viewer.organisationId))
  })
}

async function changeTheme(db: Db, viewer: Viewer, change: (tx: Db) => Promise<void>): Promise<CompanyThemeChange> {
  requireManager(viewer)
  return db.transaction(async (tx) => {
    // Two changes one after the other, so that each names the look that it truly replaced.
    await tx
      .select({ organisationId: organisations.organisationId })
      .from(organisations)
      .where(eq(organisations.organisationId, viewer.organisationId))
      .for('update')
    const replaced = await readTheme(tx, viewer)
    await change(tx)
    return { ...(await readTheme(tx, viewer)), replaced }
  })
}
