import type { User, UserId } from '@umkreis/schemas'

/** A colleague for tests; what is not named is plausible and the same each time. */
export function person(id: string, facts: Partial<User> = {}): User {
  const userId = id as UserId
  return {
    userId,
    id: userId,
    role: 'Employee',
    isGlobal: false,
    firstName: 'Ada',
    lastName: id.toUpperCase(),
    email: `${id}@lindwerk.example`,
    city: 'München',
    country: 'Germany',
    position: 'Engineer',
    description: '',
    linkedInUrl: '',
    skills: [],
    customFields: [],
    avatarUrl: null,
    organisationName: 'Lindwerk',
    ...facts,
  }
}
