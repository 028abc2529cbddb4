import { eq } from 'drizzle-orm'
import type { CompanyThemeChange, CompanyThemeUpdate } from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { themes } from '../../db/schema/index.ts'
import { appendAudit } from '../audit/append.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { createId } from '../random-id.ts'
import { keepTheme } from './history.ts'
import { readTheme } from './reader.ts'

/** What changing an organisation's look needs. */
export interface LookParts {
  db: Db
  now: () => Date
}

/**
 * Gives the viewer's organisation a look. Each saving makes a new `themeId`, so that two looks are the same only where
 * the ids are, and stands in the history; of two who save at once the last one wins and is told what it replaced.
 *
 * @throws {ServiceError} `forbidden` unless the viewer is a Manager.
 */
export function saveTheme(parts: LookParts, viewer: Viewer, update: CompanyThemeUpdate): Promise<CompanyThemeChange> {
  const look = { themeId: createId(), ...update }
  return changeTheme(parts, viewer, 'theme-saved', async (tx) => {
    await tx
      .insert(themes)
      .values({ organisationId: viewer.organisationId, ...look })
      .onConflictDoUpdate({ target: themes.organisationId, set: look })
    await keepTheme(tx, viewer, look, parts.now())
  })
}

/**
 * Gives the viewer's organisation the product's own look again.
 *
 * @throws {ServiceError} `forbidden` unless the viewer is a Manager.
 */
export function resetTheme(parts: LookParts, viewer: Viewer): Promise<CompanyThemeChange> {
  return changeTheme(parts, viewer, 'theme-reset', async (tx) => {
    await tx.delete(themes).where(eq(themes.organisationId, viewer.organisationId))
  })
}

async function changeTheme(
  { db, now }: LookParts,
  viewer: Viewer,
  action: 'theme-saved' | 'theme-reset',
  change: (tx: Db) => Promise<void>,
): Promise<CompanyThemeChange> {
  requireManager(viewer)
  const { organisationId, userId } = viewer
  return db.transaction(async (tx) => {
    // Two changes one after the other, so that each names the look that it truly replaced.
    await lockOrganisation(tx, organisationId)
    const replaced = await readTheme(tx, viewer)
    await change(tx)
    const theme = await readTheme(tx, viewer)
    const { themeId } = theme
    await appendAudit(tx, { organisationId, actorId: userId, now: now() }, action, { themeId })
    return { ...theme, replaced }
  })
}
