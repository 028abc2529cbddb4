import { eq } from 'drizzle-orm'
import { SESSION_DAYS_DEFAULT, type OrganisationSettings, type OrganisationSettingsUpdate } from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { organisationSettings, organisations, users } from '../../db/schema/index.ts'
import { appendAudit } from '../audit/append.ts'
import { lockOrganisation } from './lock-organisation.ts'

/** What the viewer's organisation has decided. @throws {ServiceError} `forbidden` unless Manager. */
export async function readSettings(db: Db, viewer: Viewer): Promise<OrganisationSettings> {
  requireManager(viewer)
  return loadSettings(db, viewer.organisationId)
}

/**
 * Changes what is named. Whoever is signed in stays so as long as was promised then; what is to be deleted goes within an hour.
 *
 * @throws {ServiceError} `forbidden` unless Manager.
 */
export async function changeSettings(
  { db, now }: { db: Db; now: () => Date },
  viewer: Viewer,
  update: OrganisationSettingsUpdate,
): Promise<OrganisationSettings> {
  requireManager(viewer)
  const { organisationId, userId } = viewer
  return db.transaction(async (tx) => {
    await lockOrganisation(tx, organisationId)
    const before = await loadSettings(tx, organisationId)
    const after = { ...before, ...update }
    const changed = (Object.keys(before) as (keyof OrganisationSettings)[]).filter(
      (name) => after[name] !== before[name],
    )
    if (changed.length === 0) return before
    const { name, ...days } = after
    await tx.update(organisations).set({ name }).where(eq(organisations.organisationId, organisationId))
    await tx
      .insert(organisationSettings)
      .values({ organisationId, ...days })
      .onConflictDoUpdate({ target: organisationSettings.organisationId, set: days })
    const changes = Object.fromEntries(changed.map((one) => [one, { from: before[one], to: after[one] }]))
    await appendAudit(tx, { organisationId, actorId: userId, now: now() }, 'organisation-changed', changes)
    return after
  })
}

/** How many days a sign-in of this person lasts without being used: as long as their organisation decided. */
export async function loadSessionDays(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ days: organisationSettings.sessionDays })
    .from(users)
    .innerJoin(organisationSettings, eq(organisationSettings.organisationId, users.organisationId))
    .where(eq(users.userId, userId))
  return row?.days ?? SESSION_DAYS_DEFAULT
}

async function loadSettings(db: Db, organisationId: string): Promise<OrganisationSettings> {
  const [row] = await db
    .select({ name: organisations.name, settings: organisationSettings })
    .from(organisations)
    .leftJoin(organisationSettings, eq(organisationSettings.organisationId, organisations.organisationId))
    .where(eq(organisations.organisationId, organisationId))
  if (!row) throw new Error('The viewer’s organisation has no row')
  const { settings } = row
  return {
    name: row.name,
    sessionDays: settings?.sessionDays ?? SESSION_DAYS_DEFAULT,
    messageDays: settings?.messageDays ?? null,
    fileDays: settings?.fileDays ?? null,
    usesLinkCards: settings?.usesLinkCards ?? true,
  }
}
