import { eq } from 'drizzle-orm'
import type { Preferences } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { organisations, preferences, users } from '../../db/schema/index.ts'
import { formatQuietHours } from './quiet-hours.ts'

/** How the viewer wants to write and be told, and what their organisation allows. */
export async function readPreferences(db: Db, viewer: Pick<Viewer, 'userId'>): Promise<Preferences> {
  const [row] = await db
    .select({ own: preferences, organisation: organisations })
    .from(users)
    .innerJoin(organisations, eq(organisations.organisationId, users.organisationId))
    .leftJoin(preferences, eq(preferences.userId, users.userId))
    .where(eq(users.userId, viewer.userId))
  if (!row) throw new Error('A viewer has an organisation')
  const { own, organisation } = row
  return {
    sendsReadReceipts: own?.sendsReadReceipts ?? true,
    showsTyping: own?.showsTyping ?? true,
    enterSends: own?.enterSends ?? true,
    playsSound: own?.playsSound ?? true,
    push: own?.push ?? true,
    isInInsights: own?.isInInsights ?? true,
    quietHours: own && formatQuietHours(own),
    organisation: { readReceipts: organisation.usesReadReceipts, typing: organisation.usesTyping },
  }
}
