import { createHash } from 'node:crypto'
import { type SQL, and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { provisionedPeople, users } from '../../db/schema/index.ts'
import { notFound } from '../../errors/service-error.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { countryCode } from './countries.ts'

/** The schema of users (RFC 7643, 4.1). */
export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'

/** A person with what their identity provider calls them; null: none has looked after them yet. */
export interface PersonRow {
  user: typeof users.$inferSelect
  provisioned: typeof provisionedPeople.$inferSelect | null
}

/** A user as RFC 7643 has it. */
export type ScimUser = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly meta: Readonly<Record<'resourceType' | 'created' | 'lastModified' | 'location' | 'version', string>>
}

/** The condition for the people of an organisation, those who were switched off among them. */
export function peopleOf(organisationId: string): SQL | undefined {
  return and(eq(users.organisationId, organisationId), isNull(users.deletedAt))
}

/** People with what they are called elsewhere, for whoever adds conditions. */
export function selectPeople(db: Db) {
  return db
    .select({ user: users, provisioned: provisionedPeople })
    .from(users)
    .leftJoin(provisionedPeople, eq(provisionedPeople.userId, users.userId))
    .$dynamic()
}

/** @throws {ServiceError} `not-found` unless the person is one of the organisation. */
export async function requirePerson(db: Db, organisationId: string, userId: string): Promise<PersonRow> {
  const [row] = await selectPeople(db).where(and(peopleOf(organisationId), eq(users.userId, userId)))
  if (!row) throw notFound('This person')
  return row
}

/**
 * Takes the row of a person, behind that of the organisation as everything that changes its people.
 *
 * @param tx A transaction.
 * @throws {ServiceError} `not-found` unless the person is one of the organisation.
 */
export async function lockPerson(tx: Db, organisationId: string, userId: string): Promise<PersonRow> {
  await lockOrganisation(tx, organisationId)
  await tx
    .select({ userId: users.userId })
    .from(users)
    .where(and(peopleOf(organisationId), eq(users.userId, userId)))
    .for('no key update')
  return requirePerson(tx, organisationId, userId)
}

/** The name of a person for their identity provider: what it said, or else the address. */
export function userNameOf({ user, provisioned }: PersonRow): string {
  return provisioned?.userName ?? user.email
}

/** Turns a row into a user of RFC 7643. What is empty is left out. */
export function formatPerson(row: PersonRow, baseUrl: string): ScimUser {
  const { user, provisioned } = row
  const displayName = `${user.firstName} ${user.lastName}`.trim()
  const name = given({ givenName: user.firstName, familyName: user.lastName, formatted: displayName })
  const address = given({ locality: user.city, country: user.country && countryCode(user.country) })
  const content = {
    schemas: [USER_SCHEMA],
    id: user.userId,
    ...given({ externalId: provisioned?.externalId ?? '' }),
    userName: userNameOf(row),
    ...(displayName === '' ? {} : { name }),
    ...given({ displayName, title: user.position }),
    active: user.deactivatedAt === null,
    emails: [{ value: user.email, type: 'work', primary: true }],
    ...(Object.keys(address).length === 0 ? {} : { addresses: [{ type: 'work', ...address }] }),
  }
  return {
    ...content,
    meta: {
      resourceType: 'User',
      created: user.createdAt.toISOString(),
      lastModified: user.updatedAt.toISOString(),
      location: `${baseUrl}/Users/${user.userId}`,
      version: versionOf(content),
    },
  }
}

/** A weak tag over what a user says: the same as long as it says the same. */
function versionOf(content: object): string {
  return `W/"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`
}

function given(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}
