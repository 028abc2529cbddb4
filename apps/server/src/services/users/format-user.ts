import type { CustomFieldValue, Role, User, UserId, UserSummary } from '@umkreis/schemas'
import type { ShownUser } from '../../access/shown-users.ts'
import type { OrganisationRole } from '../../access/viewer.ts'
import { COMMUNITY_ORGANISATION_ID } from '../../db/schema/index.ts'

/** What a row alone does not say. */
export interface UserFacts {
  organisationName: string | null
  customFields: CustomFieldValue[]
  showsEmail: boolean
}

/** Turns a row into the person of the wire. */
export function formatUser(row: ShownUser, facts: UserFacts): User {
  const userId = row.userId as UserId
  const isGlobal = row.organisationId === COMMUNITY_ORGANISATION_ID
  return {
    userId,
    id: userId,
    role: formatRole(row.role),
    isGlobal,
    firstName: row.firstName,
    lastName: row.lastName,
    email: facts.showsEmail ? row.email : '',
    city: row.city,
    country: row.country,
    position: row.position,
    description: row.description,
    linkedInUrl: row.linkedInUrl,
    skills: row.skills,
    customFields: facts.customFields,
    avatarUrl: row.avatarUrl,
    organisationName: isGlobal ? null : facts.organisationName,
  }
}

/** Turns a row into as much of a person as a list or a message needs. */
export function formatUserSummary(row: ShownUser): UserSummary {
  const { firstName, lastName, position, city, country, avatarUrl } = row
  return { userId: row.userId as UserId, firstName, lastName, position, city, country, avatarUrl }
}

/** The wire knows three roles: both kinds of manager are "Manager". */
export function formatRole(role: OrganisationRole): Role {
  if (role === 'owner' || role === 'administrator') return 'Manager'
  return role === 'external' ? 'External' : 'Employee'
}
