import { userSchema, type User } from '@umkreis/schemas'
import * as v from 'valibot'

/** Builds a person; what is not named is Karim's. */
export function buildUser(changes: Partial<Record<keyof User, unknown>> = {}): User {
  return v.parse(userSchema, {
    userId: 'karim',
    id: 'karim',
    role: 'Employee',
    isGlobal: false,
    firstName: 'Karim',
    lastName: 'Haddad',
    email: 'k.haddad@lindwerk.example',
    city: 'München',
    country: 'Germany',
    position: 'Platform Engineer',
    description: 'Runs clusters.',
    linkedInUrl: '',
    skills: ['Kubernetes'],
    customFields: [],
    avatarUrl: null,
    organisationName: 'Lindwerk',
    ...changes,
  })
}

/** A member. */
export const karim = buildUser()
/** A Manager. */
export const johanna = buildUser({
  userId: 'johanna',
  id: 'johanna',
  role: 'Manager',
  firstName: 'Johanna',
  lastName: 'Brandt',
  email: 'j.brandt@lindwerk.example',
  position: 'Produktleiterin',
})
/** A member who has not finished onboarding. */
export const newcomer = buildUser({
  firstName: '',
  lastName: '',
  city: '',
  country: '',
  position: '',
  description: '',
  skills: [],
})
/** A global user. */
export const mira = buildUser({
  userId: 'mira',
  id: 'mira',
  isGlobal: true,
  firstName: 'Mira',
  email: 'mira@umkreis.example',
  organisationName: null,
})
