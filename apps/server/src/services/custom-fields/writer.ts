import { and, eq } from 'drizzle-orm'
import { type CustomFieldsUpdate, type CustomFieldValue } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { customFieldValues, customFields } from '../../db/schema/index.ts'
import { invalidField } from '../../errors/service-error.ts'
import type { EventBus } from '../../events/event-bus.ts'
import { loadOwnUser } from '../users/reader.ts'

/**
 * Sets the viewer's own values of fields that their organisation has.
 *
 * @returns All of the viewer's fields.
 * @throws {ServiceError} `invalid` when a named field does not exist; then nothing is set.
 */
export async function updateOwnCustomFields(
  parts: { db: Db; events: EventBus },
  viewer: Viewer,
  update: CustomFieldsUpdate,
): Promise<CustomFieldValue[]> {
  await parts.db.transaction(async (tx) => {
    const fields = await tx
      .select({ id: customFields.customFieldId, name: customFields.name })
      .from(customFields)
      .where(and(eq(customFields.organisationId, viewer.organisationId), eq(customFields.isDeleting, false)))
    const idByName = new Map(fields.map(({ id, name }) => [name, id]))
    for (const [index, { name, value }] of update.customFieldKeyValues.entries()) {
      const customFieldId = idByName.get(name)
      if (!customFieldId) throw invalidField(`customFieldKeyValues.${index}.name`, 'There is no such field')
      await tx
        .insert(customFieldValues)
        .values({ userId: viewer.userId, customFieldId, value })
        .onConflictDoUpdate({ target: [customFieldValues.userId, customFieldValues.customFieldId], set: { value } })
    }
  })
  parts.events.publish('userChanged', { userId: viewer.userId, organisationId: viewer.organisationId })
  return (await loadOwnUser(parts.db, viewer.userId)).customFields
}
