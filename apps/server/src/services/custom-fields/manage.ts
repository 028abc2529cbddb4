import { and, asc, count, eq, isNull, lt, max } from 'drizzle-orm'
import {
  CUSTOM_FIELDS_MAX,
  CUSTOM_FIELD_UNDO_DAYS,
  type AuditAction,
  type CustomFieldCreate,
  type CustomFieldList,
  type CustomFieldUpdate,
} from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { customFieldValues, customFields, users } from '../../db/schema/index.ts'
import { ServiceError, invalidField, notFound } from '../../errors/service-error.ts'
import type { EventBus } from '../../events/event-bus.ts'
import { appendAudit } from '../audit/append.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { createId } from '../random-id.ts'

/** What changing an organisation's fields needs. */
export interface FieldParts {
  db: Db
  events: EventBus
  now: () => Date
}

type FieldRow = typeof customFields.$inferSelect

const UNDO_MS = CUSTOM_FIELD_UNDO_DAYS * 24 * 60 * 60 * 1000

/** The fields of the viewer's organisation, with those being deleted. @throws {ServiceError} `forbidden` unless Manager. */
export async function listFields(db: Db, viewer: Viewer): Promise<CustomFieldList> {
  requireManager(viewer)
  const { organisationId } = viewer
  const rows = await loadFields(db, organisationId)
  const filled = await db
    .select({ id: customFieldValues.customFieldId, count: count() })
    .from(customFieldValues)
    .innerJoin(customFields, eq(customFields.customFieldId, customFieldValues.customFieldId))
    .innerJoin(users, and(eq(users.userId, customFieldValues.userId), isNull(users.deletedAt)))
    .where(eq(customFields.organisationId, organisationId))
    .groupBy(customFieldValues.customFieldId)
  const filledCounts = new Map(filled.map((row) => [row.id, row.count]))
  return {
    fields: rows.map((row) => ({
      id: row.customFieldId,
      name: row.name,
      type: row.type,
      isRequired: row.isRequired,
      isForManagers: row.isForManagers,
      isDeleting: row.isDeleting,
      goneAt: row.deletingAt && new Date(row.deletingAt.getTime() + UNDO_MS).toISOString(),
      filledCount: filledCounts.get(row.customFieldId) ?? 0,
    })),
  }
}

/**
 * Adds a field to everybody's profile, at the end. Where it is required it is null until filled in.
 *
 * @throws {ServiceError} `forbidden`; `invalid` for a name that is taken; `conflict` when there are too many.
 */
export function createField(parts: FieldParts, viewer: Viewer, field: CustomFieldCreate): Promise<CustomFieldList> {
  return change(parts, viewer, async (tx, fields) => {
    if (fields.length >= CUSTOM_FIELDS_MAX) {
      throw new ServiceError('conflict', `An organisation has at most ${CUSTOM_FIELDS_MAX} fields`)
    }
    refuseTakenName(fields, field.name)
    const { organisationId } = viewer
    const [last] = await tx
      .select({ place: max(customFields.place) })
      .from(customFields)
      .where(eq(customFields.organisationId, organisationId))
    const customFieldId = createId()
    await tx.insert(customFields).values({
      customFieldId,
      organisationId,
      ...field,
      place: (last?.place ?? -1) + 1,
      createdAt: parts.now(),
    })
    return ['custom-field-added', { fieldId: customFieldId, ...field }]
  })
}

/**
 * Renames a field, or changes whether it is required and who sees it. Values stay.
 *
 * @throws {ServiceError} `forbidden`; `not-found`, also for one that is being deleted; `invalid` for a name that is taken.
 */
export function updateField(
  parts: FieldParts,
  viewer: Viewer,
  fieldId: string,
  update: CustomFieldUpdate,
): Promise<CustomFieldList> {
  return change(parts, viewer, async (tx, fields) => {
    const before = requireField(fields, fieldId, false)
    if (update.name !== undefined) refuseTakenName(fields, update.name, fieldId)
    const after = { ...before, ...update }
    const names = ['name', 'isRequired', 'isForManagers'] as const
    const changed = names.filter((name) => after[name] !== before[name])
    if (changed.length === 0) return undefined
    await tx.update(customFields).set(update).where(isField(fieldId))
    return [
      'custom-field-changed',
      { fieldId, ...Object.fromEntries(changed.map((name) => [name, { from: before[name], to: after[name] }])) },
    ]
  })
}

/**
 * Puts the fields in another order.
 *
 * @throws {ServiceError} `forbidden`; `conflict` unless each field that is not being deleted is named once.
 */
export function orderFields(parts: FieldParts, viewer: Viewer, ids: readonly string[]): Promise<CustomFieldList> {
  return change(parts, viewer, async (tx, fields) => {
    const shown = fields.filter(({ isDeleting }) => !isDeleting).map((row) => row.customFieldId)
    if (ids.length !== shown.length || shown.some((id) => !ids.includes(id))) {
      throw new ServiceError('conflict', 'The fields have changed meanwhile. Please look again')
    }
    if (ids.every((id, place) => id === shown[place])) return undefined
    for (const [place, id] of ids.entries()) await tx.update(customFields).set({ place }).where(isField(id))
    return ['custom-fields-ordered', { fieldIds: ids }]
  })
}

/** Deletes a field: nobody sees it from now on; it can be had back, with its values, until it goes for good. */
export function deleteField(parts: FieldParts, viewer: Viewer, fieldId: string): Promise<CustomFieldList> {
  return change(parts, viewer, async (tx, fields) => {
    const { isDeleting } = requireField(fields, fieldId)
    if (isDeleting) return undefined
    await tx.update(customFields).set({ isDeleting: true, deletingAt: parts.now() }).where(isField(fieldId))
    return ['custom-field-deleted', { fieldId }]
  })
}

/** Has a deleted field back. @throws {ServiceError} `forbidden`; `not-found` once it is gone for good. */
export function restoreField(parts: FieldParts, viewer: Viewer, fieldId: string): Promise<CustomFieldList> {
  return change(parts, viewer, async (tx, fields) => {
    const { isDeleting } = requireField(fields, fieldId)
    if (!isDeleting) return undefined
    await tx.update(customFields).set({ isDeleting: false, deletingAt: null }).where(isField(fieldId))
    return ['custom-field-restored', { fieldId }]
  })
}

/** Takes away for good, with everybody's values, what was deleted long enough ago. */
export async function sweepDeletedFields({ db, now }: Pick<FieldParts, 'db' | 'now'>): Promise<void> {
  const overdue = new Date(now().getTime() - UNDO_MS)
  await db.delete(customFields).where(and(eq(customFields.isDeleting, true), lt(customFields.deletingAt, overdue)))
}

type Done = readonly [action: AuditAction, details: Record<string, unknown>]

/** One change after the other, each with its entry in the audit log; then everybody is found by what is left. */
async function change(
  parts: FieldParts,
  viewer: Viewer,
  act: (tx: Db, fields: FieldRow[]) => Promise<Done | undefined>,
): Promise<CustomFieldList> {
  requireManager(viewer)
  const { organisationId, userId } = viewer
  const done = await parts.db.transaction(async (tx) => {
    await lockOrganisation(tx, organisationId)
    const result = await act(tx, await loadFields(tx, organisationId))
    if (result) await appendAudit(tx, { organisationId, actorId: userId, now: parts.now() }, ...result)
    return result !== undefined
  })
  if (done) parts.events.publish('customFieldsChanged', { organisationId })
  return listFields(parts.db, viewer)
}

function loadFields(db: Db, organisationId: string): Promise<FieldRow[]> {
  return db
    .select()
    .from(customFields)
    .where(eq(customFields.organisationId, organisationId))
    .orderBy(asc(customFields.place), asc(customFields.name))
}

function requireField(fields: readonly FieldRow[], fieldId: string, isDeleting?: boolean): FieldRow {
  const field = fields.find((row) => row.customFieldId === fieldId)
  if (!field || (isDeleting !== undefined && field.isDeleting !== isDeleting)) throw notFound('This field')
  return field
}

function refuseTakenName(fields: readonly FieldRow[], name: string, exceptId?: string): void {
  const taken = fields.find(
    (row) => row.customFieldId !== exceptId && row.name.toLocaleLowerCase() === name.toLocaleLowerCase(),
  )
  if (!taken) return
  throw invalidField(
    'name',
    taken.isDeleting
      ? 'A deleted field has this name. Have it back, or choose another'
      : 'There is such a field already',
  )
}

function isField(fieldId: string) {
  return eq(customFields.customFieldId, fieldId)
}
