import { type SQL, and, eq, isNull, or, sql } from 'drizzle-orm'
import { groupMembers, users } from '../db/schema/index.ts'
import { isPresent } from './is-present.ts'
import type { Viewer } from './viewer.ts'

/**
 * The condition on `users` for everybody that the viewer may see: the people of their organisation (global users: of
 * the community); a guest only themselves and the people in their own groups.
 */
export function visibleUsers(viewer: Pick<Viewer, 'userId' | 'organisationId' | 'role'>): SQL {
  const sameOrganisation = and(eq(users.organisationId, viewer.organisationId), isPresent())
  if (viewer.role !== 'external') return sameOrganisation ?? sql`true`
  const sharesGroup = sql`exists (
    select 1 from ${groupMembers} own join ${groupMembers} other on other.group_id = own.group_id
    where own.user_id = ${viewer.userId} and own.left_at is null
      and other.user_id = ${users.userId} and other.left_at is null)`
  return and(sameOrganisation, or(eq(users.userId, viewer.userId), sharesGroup)) ?? sql`false`
}

/** The condition on `users` for everybody whom a Manager looks after: also those who were switched off. */
export function managedUsers({ organisationId }: Pick<Viewer, 'organisationId'>): SQL {
  const isTheirs = and(eq(users.organisationId, organisationId), isNull(users.deletedAt), isNull(users.deletionDueAt))
  return isTheirs ?? sql`false`
}
