import type { Preferences, PreferencesUpdate } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { preferences } from '../../db/schema/index.ts'
import type { EventBus } from '../../events/event-bus.ts'
import { readPreferences } from './reader.ts'

/** Changes what is named of the viewer's preferences. */
export async function changePreferences(
  { db, events }: { db: Db; events: EventBus },
  viewer: Viewer,
  { quietHours, ...switches }: PreferencesUpdate,
): Promise<Preferences> {
  const changes = {
    // An absent key comes as undefined, which the database layer passes over.
    ...switches,
    ...(quietHours === undefined
      ? {}
      : {
          quietFrom: quietHours?.from ?? null,
          quietTo: quietHours?.to ?? null,
          quietTimeZone: quietHours?.timeZone ?? null,
        }),
  }
  if (Object.values(changes).some((change) => change !== undefined)) {
    await db
      .insert(preferences)
      .values({ userId: viewer.userId, ...changes })
      .onConflictDoUpdate({ target: preferences.userId, set: changes })
    events.publish('preferencesChanged', { userId: viewer.userId })
  }
  return readPreferences(db, viewer)
}
