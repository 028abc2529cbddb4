import { expect } from 'vitest'
import { type Person, call } from './api.ts'
import type { TestServer } from './start-test-server.ts'

/** Fields of a profile; what is left out says nothing in particular. */
export type Profile = Readonly<Record<string, string | readonly string[]>>

const PLAIN: Profile = {
  firstName: 'Kim',
  lastName: 'Test',
  position: 'Clerk',
  country: 'Germany',
  city: 'Jena',
  description: 'Hello.',
}

/** Saves somebody's profile as they do it themselves. */
export async function saveProfile(server: Pick<TestServer, 'origin'>, person: Person, profile: Profile): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...PLAIN, ...profile }))
    for (const one of [value].flat()) form.append(name, one)
  expect((await call(server, 'PATCH', '/users', { token: person.token, body: form })).status).toBe(200)
}
