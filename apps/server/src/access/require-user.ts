import { type SQL, and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { users } from '../db/schema/index.ts'
import { notFound } from '../errors/service-error.ts'
import type { Viewer } from './viewer.ts'
import { visibleUsers } from './visible-users.ts'

export type UserRow = typeof users.$inferSelect

/** @throws {ServiceError} `not-found` when the person does not exist, or not for this viewer. */
export async function requireUser(db: Db, viewer: Viewer, userId: string): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.userId, userId), visibleUsers(viewer)))
  if (!row) throw notFound('This person')
  return row
}

/**
 * @param among Whom the viewer may name: whom they may see, unless told.
 * @returns The people in the order asked, each once.
 * @throws {ServiceError} `not-found` when one of them does not exist, or not for this viewer.
 */
export async function requireUsers(
  db: Db,
  viewer: Viewer,
  userIds: readonly string[],
  among: SQL = visibleUsers(viewer),
): Promise<UserRow[]> {
  const wanted = [...new Set(userIds)]
  if (wanted.length === 0) return []
  const rows = await db
    .select()
    .from(users)
    .where(and(inArray(users.userId, wanted), among))
  const byId = new Map(rows.map((row) => [row.userId, row]))
  return wanted.map((userId) => {
    const row = byId.get(userId)
    if (!row) throw notFound('One of these people')
    return row
  })
}
