import { eq } from 'drizzle-orm'
import { customFields, users } from '../../src/db/schema/index.ts'
import type { OrganisationRole } from '../../src/access/viewer.ts'
import { eraseUser } from '../../src/services/users/delete.ts'
import { type Person, PASSWORD, call } from './api.ts'
import type { TestServer } from './start-test-server.ts'

// What no method of the API does yet.

/** Gives somebody another role in their organisation. */
export async function setRole({ context }: TestServer, person: Person, role: OrganisationRole): Promise<void> {
  await context.db.update(users).set({ role }).where(eq(users.userId, person.userId))
}

/** Gives the organisation of `member` profile fields, in this order. */
export async function addCustomFields({ context }: TestServer, member: Person, names: string[]): Promise<void> {
  const [row] = await context.db.select().from(users).where(eq(users.userId, member.userId))
  const organisationId = row!.organisationId
  await context.db
    .insert(customFields)
    .values(names.map((name, place) => ({ customFieldId: `${organisationId}-${place}`, organisationId, name, place })))
}

/** Deletes somebody's account by their own will, without the days in which they could take that back. */
export async function leaveForGood(server: TestServer, person: Person): Promise<{ status: number }> {
  const { status } = await call(server, 'DELETE', '/users/me', { token: person.token, body: { password: PASSWORD } })
  if (status !== 200) return { status }
  const [row] = await server.context.db.select().from(users).where(eq(users.userId, person.userId))
  await eraseUser(server.context, row!.organisationId, person.userId)
  return { status }
}
