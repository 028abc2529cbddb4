import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { CustomFieldsUpdate, CustomFieldType, CustomFieldValue } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import { visibleUsers } from '../../access/visible-users.ts'
import type { Db } from '../../db/client.ts'
import { customFieldValues, customFields, users } from '../../db/schema/index.ts'
import { ServiceError, invalidField } from '../../errors/service-error.ts'
import type { EventBus } from '../../events/event-bus.ts'
import { loadOwnUser } from '../users/reader.ts'
import { refuseValue } from './check-value.ts'

/**
 * Sets the viewer's own values of fields that their organisation has. What is not required can be emptied.
 *
 * @returns All of the viewer's fields.
 * @throws {ServiceError} `invalid` when a named field does not exist or a value is none for it; then nothing is set.
 * `unauthenticated` for whoever was erased meanwhile.
 */
export async function updateOwnCustomFields(
  parts: { db: Db; events: EventBus },
  viewer: Viewer,
  update: CustomFieldsUpdate,
): Promise<CustomFieldValue[]> {
  await parts.db.transaction(async (tx) => {
    const fields = await tx
      .select()
      .from(customFields)
      .where(and(eq(customFields.organisationId, viewer.organisationId), eq(customFields.isDeleting, false)))
    const fieldByName = new Map(fields.map((field) => [field.name, field]))
    const named = update.customFieldKeyValues.flatMap(({ name, value }) =>
      fieldByName.get(name)?.type === 'person' ? [value] : [],
    )
    await keepPeople(tx, viewer, named)
    for (const [index, { name, value }] of update.customFieldKeyValues.entries()) {
      const field = fieldByName.get(name)
      if (!field) throw invalidField(`customFieldKeyValues.${index}.name`, 'There is no such field')
      const { customFieldId, type, isRequired } = field
      if (value === '' && !isRequired) {
        await tx
          .delete(customFieldValues)
          .where(and(eq(customFieldValues.userId, viewer.userId), eq(customFieldValues.customFieldId, customFieldId)))
        continue
      }
      const refusal = value === '' ? 'Please fill in this field' : await refuse(tx, viewer, type, value)
      if (refusal) throw invalidField(`customFieldKeyValues.${index}.value`, refusal)
      await tx
        .insert(customFieldValues)
        .values({ userId: viewer.userId, customFieldId, value })
        .onConflictDoUpdate({ target: [customFieldValues.userId, customFieldValues.customFieldId], set: { value } })
    }
  })
  parts.events.publish('userChanged', { userId: viewer.userId, organisationId: viewer.organisationId })
  return (await loadOwnUser(parts.db, viewer.userId)).customFields
}

/** Keeps the viewer and whom they name, in one order for everybody, from being erased before what is written of them is there. */
async function keepPeople(tx: Db, { userId }: Viewer, named: string[]): Promise<void> {
  const there = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(and(inArray(users.userId, [userId, ...named]), isNull(users.deletedAt)))
    .orderBy(users.userId)
    .for('share')
  if (!there.some((person) => person.userId === userId)) throw new ServiceError('unauthenticated', 'Please sign in')
}

async function refuse(tx: Db, viewer: Viewer, type: CustomFieldType, value: string): Promise<string | undefined> {
  if (type !== 'person') return refuseValue(type, value)
  const [colleague] = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.userId, value), ne(users.userId, viewer.userId), visibleUsers(viewer)))
  // Whoever may not be seen and who does not exist are the same.
  return colleague ? undefined : 'Please choose one of your colleagues'
}
