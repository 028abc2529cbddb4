import { and, asc, eq, isNull } from 'drizzle-orm'
import {
  HIDEABLE_FIELDS,
  type FieldVisibility,
  type ProfileVisibility,
  type ProfileVisibilityUpdate,
} from '@umkreis/schemas'
import { customFieldKey } from '../../access/shown-users.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { customFields, users } from '../../db/schema/index.ts'
import { ServiceError, invalidField } from '../../errors/service-error.ts'
import type { EventBus } from '../../events/event-bus.ts'

/** Who sees each field of the viewer's own profile. Fields that the organisation keeps for managers are not theirs to show. */
export async function readVisibility(db: Db, viewer: Viewer): Promise<ProfileVisibility> {
  const [row] = await db.select({ kept: users.fieldVisibility }).from(users).where(eq(users.userId, viewer.userId))
  if (!row) throw new Error('A viewer has an account')
  const of = (key: string): FieldVisibility => row.kept[key] ?? 'everybody'
  return {
    fields: Object.fromEntries(HIDEABLE_FIELDS.map((field) => [field, of(field)])) as ProfileVisibility['fields'],
    customFields: (await loadFields(db, viewer)).map(({ id, name }) => ({ name, visibility: of(customFieldKey(id)) })),
  }
}

/**
 * Changes who sees what is named. From then on nobody finds the viewer by what not everybody sees.
 *
 * @throws {ServiceError} `invalid` for a custom field that does not exist; `unauthenticated` for whoever was erased
 * meanwhile.
 */
export async function changeVisibility(
  { db, events }: { db: Db; events: EventBus },
  viewer: Viewer,
  changes: ProfileVisibilityUpdate,
): Promise<ProfileVisibility> {
  const ids = new Map((await loadFields(db, viewer)).map(({ id, name }) => [name, id]))
  const named = (changes.customFields ?? []).map(({ name, visibility }, index) => {
    const id = ids.get(name)
    if (id === undefined) throw invalidField(`customFields.${index}.name`, 'There is no such field')
    return [customFieldKey(id), visibility] as const
  })
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ kept: users.fieldVisibility })
      .from(users)
      .where(and(eq(users.userId, viewer.userId), isNull(users.deletedAt)))
      .for('update')
    if (!row) throw new ServiceError('unauthenticated', 'Please sign in')
    const all = { ...row.kept, ...changes.fields, ...Object.fromEntries(named) }
    const hidden = Object.entries(all).filter(
      (entry): entry is [string, 'groups' | 'managers'] => entry[1] === 'groups' || entry[1] === 'managers',
    )
    await tx
      .update(users)
      .set({ fieldVisibility: Object.fromEntries(hidden) })
      .where(eq(users.userId, viewer.userId))
  })
  events.publish('userChanged', { userId: viewer.userId, organisationId: viewer.organisationId })
  return readVisibility(db, viewer)
}

function loadFields(db: Db, { organisationId }: Viewer): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: customFields.customFieldId, name: customFields.name })
    .from(customFields)
    .where(
      and(
        eq(customFields.organisationId, organisationId),
        eq(customFields.isDeleting, false),
        eq(customFields.isForManagers, false),
      ),
    )
    .orderBy(asc(customFields.place), asc(customFields.name))
}
