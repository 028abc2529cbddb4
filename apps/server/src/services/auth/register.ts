import { and, eq, isNull } from 'drizzle-orm'
import type { AuthAnswer, RegisterRequest, RegisterTrialRequest } from '@umkreis/schemas'
import type { OrganisationRole } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/is-unique-violation.ts'
import { COMMUNITY_ORGANISATION_ID, organisations, users } from '../../db/schema/index.ts'
import { ServiceError } from '../../errors/service-error.ts'
import { acceptInvitation, requireInvitation } from '../invitations/accept.ts'
import type { Limits } from '../limits/limits.ts'
import { createId } from '../random-id.ts'
import { refuseOtherWays, refuseUnverified } from '../single-sign-on/only-way.ts'
import { loadOwnUser } from '../users/reader.ts'
import { claimAccount, findClaimable } from './claim-account.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { organisationNameFromEmail } from './organisation-name.ts'
import { hashPassword } from './password-hash.ts'
import { type SessionParts, createSession } from './sessions.ts'
import { type SignInDevice, UNKNOWN_DEVICE } from './sign-in-device.ts'

export type RegisterParts = SessionParts & { limits: Limits }

/**
 * Registers a global user: a member of the public community.
 *
 * @throws {ServiceError} `forbidden` for an address whose domain an organisation has proved.
 */
export async function registerGlobal(
  parts: RegisterParts,
  request: RegisterRequest,
  address: string,
  device?: SignInDevice,
): Promise<AuthAnswer> {
  return register(parts, request, { address, device, provesEmail: false }, async () => ({
    organisationId: COMMUNITY_ORGANISATION_ID,
    role: 'member',
  }))
}

/**
 * Founds an organisation; whoever does becomes its Owner.
 *
 * @throws {ServiceError} `forbidden` for an address whose domain another has proved.
 */
export async function registerTrial(
  parts: RegisterParts,
  request: RegisterTrialRequest,
  address: string,
  device?: SignInDevice,
): Promise<AuthAnswer> {
  return register(parts, request, { address, device, provesEmail: false }, async (tx) => {
    const organisationId = createId()
    const name = request.organisationName || organisationNameFromEmail(request.email)
    await tx.insert(organisations).values({ organisationId, name, createdAt: parts.now() })
    return { organisationId, role: 'owner' }
  })
}

/**
 * Joins the inviting organisation, with the account that is kept there for whoever was invited, if there is one.
 *
 * @throws {ServiceError} `not-found` when the invitation is unknown, used, revoked or too old; `invalid` when it is
 * bound to another address; `forbidden` where people of this domain sign in by single sign-on alone, and for a
 * link that anybody may hold also where they merely can, in whichever organisation.
 */
export async function registerInvited(
  parts: RegisterParts,
  invitationToken: string,
  request: RegisterRequest,
  address: string,
  device?: SignInDevice,
): Promise<AuthAnswer> {
  // Looked at before the costly hash, and again in the transaction that uses it up.
  const invitation = await requireInvitation(parts.db, invitationToken, request.email, parts.now())
  await refuseOtherWays(parts.db, { ...invitation, email: request.email })
  const claimable = await findClaimable(parts.db, invitation)
  if (claimable !== undefined) {
    return claimAccount(parts, claimable, invitationToken, request, { address, device: device ?? UNKNOWN_DEVICE })
  }
  // It was mailed there and nowhere else.
  const provesEmail = invitation.email !== null
  return register(parts, request, { address, device, provesEmail }, (tx) =>
    acceptInvitation(tx, invitationToken, request.email, parts.now()),
  )
}

type Joining = { organisationId: string; role: OrganisationRole }

async function register(
  parts: RegisterParts,
  request: RegisterRequest,
  {
    address,
    device = UNKNOWN_DEVICE,
    provesEmail,
  }: { address: string; device: SignInDevice | undefined; provesEmail: boolean },
  join: (tx: Db) => Promise<Joining>,
): Promise<AuthAnswer> {
  await parts.limits.signUps.take(address)
  if (!provesEmail) await refuseUnverified(parts.db, request.email)
  await refuseCommonPassword(request.password)
  const [taken] = await parts.db
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.email, request.email), isNull(users.deletedAt)))
  if (taken) throw addressTaken()
  const passwordHash = await hashPassword(request.password)
  const userId = createId()
  try {
    const organisationId = await parts.db.transaction(async (tx) => {
      const { organisationId, role } = await join(tx)
      const now = parts.now()
      const account = { userId, organisationId, role, email: request.email, passwordHash }
      const emailProvedAt = provesEmail ? now : null
      await tx.insert(users).values({ ...account, emailProvedAt, createdAt: now, updatedAt: now })
      return organisationId
    })
    parts.events.publish('userChanged', { userId, organisationId })
  } catch (error) {
    // Somebody else was faster with the same address.
    if (isUniqueViolation(error, 'users_email_unique')) throw addressTaken()
    throw error
  }
  return { tokens: await createSession(parts, userId, device), user: await loadOwnUser(parts.db, userId) }
}

function addressTaken(): ServiceError {
  const message = 'This email is already registered'
  return new ServiceError('conflict', message, { errors: [{ path: 'email', message }] })
}
