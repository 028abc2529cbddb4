import { type SQL, and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { HideableField } from '@umkreis/schemas'
import type { Db } from '../db/client.ts'
import { groupMembers, groups, messages, type users } from '../db/schema/index.ts'
import type { Viewer } from './viewer.ts'

type UserRow = typeof users.$inferSelect
type Hideable = Partial<Pick<UserRow, HideableField>> & Pick<UserRow, 'fieldVisibility'>

declare const isShown: unique symbol
/**
 * A person's row as one viewer may see it: what is hidden from them is empty, and `fieldVisibility` names exactly that.
 * Only this file makes one, and only such a row is formatted for somebody: no other way leads a profile out.
 */
export type ShownUser = UserRow & { readonly [isShown]: true }

/** The key under which the visibility of a custom field is kept. */
export function customFieldKey(customFieldId: string): string {
  return `custom:${customFieldId}`
}

/** Somebody's own row, in which nothing is hidden. */
export function showOwnUser(row: UserRow): ShownUser {
  return { ...row, fieldVisibility: {} } as ShownUser
}

/** What everybody may see of somebody: only by that people are found, suggested, matched, and asked. */
export function publicPart<T extends Hideable>(row: T): T {
  return without(row, row.fieldVisibility)
}

/**
 * Empties what the viewer may not see. Oneself and managers see everything; fields for “groups” are seen by who shares a
 * conversation with that person, if that person wrote in it or made it: being added to a group shows nobody anything.
 */
export async function showUsers(db: Db, viewer: Viewer, rows: readonly UserRow[]): Promise<ShownUser[]> {
  const isManager = !viewer.isGlobal && (viewer.role === 'owner' || viewer.role === 'administrator')
  const asked = rows.filter(
    ({ userId, fieldVisibility }) =>
      !isManager && userId !== viewer.userId && Object.values(fieldVisibility).includes('groups'),
  )
  const sharing = await loadSharing(
    db,
    viewer,
    asked.map(({ userId }) => userId),
  )
  return rows.map((row) => {
    if (isManager || row.userId === viewer.userId) return showOwnUser(row)
    const hidden = Object.entries(row.fieldVisibility).filter(
      ([, visibility]) => visibility !== 'groups' || !sharing.has(row.userId),
    )
    const fieldVisibility = Object.fromEntries(hidden)
    return { ...without(row, fieldVisibility), fieldVisibility } as ShownUser
  })
}

function without<T extends Hideable>(row: T, hidden: UserRow['fieldVisibility']): T {
  const emptied = Object.keys(hidden)
    .filter((field) => field in row)
    .map((field) => [field, field === 'skills' ? [] : ''])
  return { ...row, ...Object.fromEntries(emptied) }
}

async function loadSharing(db: Db, viewer: Viewer, userIds: string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const theirs = alias(groupMembers, 'theirs')
  const tookPart: SQL | undefined = or(
    eq(groups.createdBy, theirs.userId),
    sql`exists (select 1 from ${messages} where ${messages.groupId} = ${theirs.groupId} and ${messages.senderId} = ${theirs.userId})`,
  )
  const rows = await db
    .selectDistinct({ userId: theirs.userId })
    .from(groupMembers)
    .innerJoin(theirs, eq(theirs.groupId, groupMembers.groupId))
    .innerJoin(groups, eq(groups.groupId, groupMembers.groupId))
    .where(
      and(
        eq(groupMembers.userId, viewer.userId),
        isNull(groupMembers.leftAt),
        inArray(theirs.userId, userIds),
        isNull(theirs.leftAt),
        tookPart,
      ),
    )
  return new Set(rows.map(({ userId }) => userId))
}
