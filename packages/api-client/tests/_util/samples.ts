import type { Problem, User } from '@umkreis/schemas'

/** A member as the server answers it. */
export const karim = {
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
} as unknown as User

/** A refusal as the server answers it. */
export function problem(status: number, detail: string, errors?: Problem['errors']): Problem {
  return { type: 'about:blank', title: 'Refused', status, detail, requestId: 'r1', ...(errors ? { errors } : {}) }
}

/** A token that reads like a real one; nobody here checks its signature. */
export function token(name: string, issuedAtMs: number, livesMs = 15 * 60_000): string {
  const claims = { sub: name, iat: issuedAtMs / 1000, exp: (issuedAtMs + livesMs) / 1000 }
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${name}`
}
