import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { groupMembers, users } from '../db/schema/index.ts'
import { notFound } from '../errors/service-error.ts'
import { visibleUsers } from './visible-users.ts'
import type { Viewer } from './viewer.ts'

/**
 * Who may see a person's public keys: whoever may see the person, and the members of every group in which that person is
 * or was, deleted or not, because what they once signed there has to be verified.
 *
 * @throws {ServiceError} `not-found`.
 */
export async function requireKeyOwner(db: Db, viewer: Viewer, userId: string): Promise<void> {
  const visible = await loadKeyOwnerIds(db, viewer, [userId])
  if (!visible.has(userId)) throw notFound('This person')
}

/** @returns Those of these people whose public keys the viewer may see. */
export async function loadKeyOwnerIds(db: Db, viewer: Viewer, userIds: readonly string[]): Promise<Set<string>> {
  const sharedGroup = sql`exists (
    select 1 from ${groupMembers} own join ${groupMembers} theirs on theirs.group_id = own.group_id
    where own.user_id = ${viewer.userId} and own.left_at is null and theirs.user_id = ${users.userId})`
  const isSelf = and(eq(users.userId, viewer.userId), isNull(users.deletedAt))
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(inArray(users.userId, [...userIds]), or(isSelf, visibleUsers(viewer), sharedGroup)))
  return new Set(rows.map(({ userId }) => userId))
}
