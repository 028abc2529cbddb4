import { type SQL, and, eq, or, sql } from 'drizzle-orm'
import { groupMembers, users } from '../db/schema/index.ts'
import { isPresent } from './is-present.ts'
import type { Viewer } from './viewer.ts'

/**
 * The condition on `users` for everybody that the viewer may see: the people of their organisation (global users: of
 * the community); a guest only themselves and the people in their own groups.
 */
export function visibleUsers(viewer: Viewer): SQL {
  const sameOrganisation = and(eq(users.organisationId, viewer.organisationId), isPresent())
  if (viewer.role !== 'external') return sameOrganisation ?? sql`true`
  const sharesGroup = sql`exists (
    select 1 from ${groupMembers} own join ${groupMembers} other on other.group_id = own.group_id
    where own.user_id = ${viewer.userId} and own.left_at is null
      and other.user_id = ${users.userId} and other.left_at is null)`
  return and(sameOrganisation, or(eq(users.userId, viewer.userId), sharesGroup)) ?? sql`false`
}
