import type { UserId } from '@umkreis/schemas'

export type OrganisationRole = 'owner' | 'administrator' | 'member' | 'external'

/** Who is asking: a signed-in person, as the database knows them at this moment. */
export interface Viewer {
  userId: UserId
  organisationId: string
  role: OrganisationRole
  /** Belongs to the public community instead of an organisation. */
  isGlobal: boolean
  sessionId: string
  /** When the access token that was shown runs out, in milliseconds since 1970. */
  tokenExpiresAtMs: number
}
