import { type Column, type SQL, sql } from 'drizzle-orm'

/** Where a page ends: what was written at the same moment is told apart by its id. */
export interface Place {
  createdAt: Date
  id: string
}

/** The place as a text that clients only hand back. */
export function formatCursor({ createdAt, id }: Place): string {
  return `${createdAt.getTime()}.${id}`
}

/** The condition for everything older than a cursor that the schema has checked; all of it without one. */
export function olderThan(cursor: string | undefined, createdAt: Column, id: Column): SQL | undefined {
  if (cursor === undefined) return undefined
  const dot = cursor.indexOf('.')
  const at = new Date(Number(cursor.slice(0, dot)))
  return sql`(${createdAt}, ${id}) < (${at.toISOString()}::timestamptz, ${cursor.slice(dot + 1)})`
}
