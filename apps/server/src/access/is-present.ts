import { type SQL, and, isNull, sql } from 'drizzle-orm'
import { users } from '../db/schema/index.ts'

/**
 * The condition on `users` for everybody who is there: neither deleted, nor switched off by the organisation's identity
 * provider, nor somebody who has asked to be deleted and can still come back.
 */
export function isPresent(): SQL {
  return and(isNull(users.deletedAt), isNull(users.deletionDueAt), isNull(users.deactivatedAt)) ?? sql`false`
}
