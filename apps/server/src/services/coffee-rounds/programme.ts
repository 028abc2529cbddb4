import { eq } from 'drizzle-orm'
import type { CoffeeSettings } from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { coffeeProgrammes } from '../../db/schema/index.ts'
import { notFound } from '../../errors/service-error.ts'
import { appendAudit } from '../audit/append.ts'
import { firstRoundAt } from './round-times.ts'

/** What changing rounds, and taking part, needs. */
export interface CoffeeParts {
  db: Db
  now: () => Date
}

export type Programme = typeof coffeeProgrammes.$inferSelect

/** The rounds that the viewer may take part in: none for guests, who do not see their colleagues. */
export async function loadProgramme(db: Db, viewer: Viewer): Promise<Programme | undefined> {
  if (viewer.isGlobal || viewer.role === 'external') return undefined
  const [programme] = await db
    .select()
    .from(coffeeProgrammes)
    .where(eq(coffeeProgrammes.organisationId, viewer.organisationId))
  return programme
}

/** @throws {ServiceError} `not-found` where there are none, or none for the viewer. */
export async function requireProgramme(db: Db, viewer: Viewer): Promise<Programme> {
  const programme = await loadProgramme(db, viewer)
  if (!programme) throw notFound('Coffee rounds')
  return programme
}

/**
 * Turns the rounds of the viewer's organisation on or off. Another interval holds from the next round on; who takes part
 * stays so while they are off.
 *
 * @throws {ServiceError} `forbidden` unless Manager.
 */
export async function changeProgramme(
  { db, now }: CoffeeParts,
  viewer: Viewer,
  { interval }: CoffeeSettings,
): Promise<void> {
  requireManager(viewer)
  const { organisationId } = viewer
  await db.transaction(async (tx) => {
    if (interval === null) {
      await tx.delete(coffeeProgrammes).where(eq(coffeeProgrammes.organisationId, organisationId))
    } else {
      await tx
        .insert(coffeeProgrammes)
        .values({ organisationId, interval, nextRoundAt: firstRoundAt(now()) })
        .onConflictDoUpdate({ target: coffeeProgrammes.organisationId, set: { interval } })
    }
    const facts = { organisationId, actorId: viewer.userId, now: now() }
    await appendAudit(tx, facts, 'coffee-rounds-changed', { interval })
  })
}
