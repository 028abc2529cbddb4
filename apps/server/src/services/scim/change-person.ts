import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/is-unique-violation.ts'
import { passwordResets, provisionedPeople, users } from '../../db/schema/index.ts'
import type { EventBus } from '../../events/event-bus.ts'
import { appendAudit } from '../audit/append.ts'
import { endSessionsOf } from '../auth/sessions.ts'
import { revokeInvitationsTo, revokeWaysBack } from '../invitations/revoke.ts'
import type { Limits } from '../limits/limits.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { requireReach } from '../provisioning/require-reach.ts'
import type { Provisioner } from '../provisioning/require-token.ts'
import { createId } from '../random-id.ts'
import { loadSettingsFor } from '../single-sign-on/load-settings.ts'
import { requireRemainingOwner } from '../users/delete.ts'
import type { Changes } from './attributes.ts'
import { isNamed } from './list-people.ts'
import { type PersonRow, lockPerson, peopleOf, requirePerson, selectPeople, userNameOf } from './person-row.ts'
import { readValue } from './read-value.ts'
import { ScimError } from './scim-error.ts'
import { type TellOfMoveParts, tellOfMovedAddress } from './tell-of-moved-address.ts'
import { type WelcomeParts, inviteProvisioned, isInvitedByMail } from './welcome.ts'

export type ChangePersonParts = WelcomeParts &
  TellOfMoveParts & { db: Db; events: EventBus; limits: Limits; now: () => Date }

/**
 * Adds a person. Where nobody signs in elsewhere first, a mail invites them.
 *
 * @throws {ScimError} `invalidValue` without a name or an address, `uniqueness` when one is taken. {@link ServiceError}
 * `too-many`.
 */
export async function createPerson(
  parts: ChangePersonParts,
  provisioner: Provisioner,
  changes: Changes,
): Promise<PersonRow> {
  const { organisationId, createdBy, tokenId } = provisioner
  const { userName, isActive = true } = changes
  if (userName === undefined) throw new ScimError('invalidValue', 'userName is required')
  const email = changes.email ?? addressOf(userName)
  // Refused ones count too: addresses are not to be tried out.
  await parts.limits.invitations.take(organisationId)
  const userId = createId()
  const now = parts.now()
  const { row, isInvited } = await inTransaction(parts.db, async (tx) => {
    await lockOrganisation(tx, organisationId)
    await refuseTakenName(tx, organisationId, userName, userId)
    await refuseForeignDomain(tx, organisationId, email)
    await tx.insert(users).values({
      userId,
      organisationId,
      email,
      passwordHash: '',
      ...profileOf(changes),
      language: languageOf(changes),
      deactivatedAt: isActive ? null : now,
      createdAt: now,
      updatedAt: now,
    })
    await tx
      .insert(provisionedPeople)
      .values({ userId, organisationId, userName, externalId: changes.externalId || null })
    const isInvited =
      isActive &&
      (await inviteProvisioned(tx, parts, { organisationId, createdBy, email, language: languageOf(changes) }))
    await appendAudit(tx, { organisationId, actorId: null, now }, 'person-provisioned', { userId, tokenId })
    return { row: await requirePerson(tx, organisationId, userId), isInvited }
  })
  parts.events.publish('userChanged', { userId, organisationId })
  if (isInvited) await parts.invitationMails.wake(false)
  return row
}

/**
 * Changes a person. Who is switched off is signed out at once and hidden, and keeps what is theirs. What says nothing new
 * changes nothing and waits for nobody: providers say everything again and again.
 *
 * @param requireVersion Told the row that is changed; refuses it by throwing.
 * @throws {ScimError} `uniqueness`. {@link ServiceError} `not-found`, `forbidden` for whom the token does not reach,
 * `conflict` for the last Owner, `too-many`.
 */
export async function changePerson(
  parts: ChangePersonParts,
  provisioner: Provisioner,
  userId: string,
  changes: Changes,
  requireVersion: (row: PersonRow) => void,
): Promise<PersonRow> {
  const { organisationId } = provisioner
  const known = await requirePerson(parts.db, organisationId, userId)
  requireVersion(known)
  if (namesOfChanged(known, changes).length === 0) return known
  const apply = (isCounted: boolean) =>
    inTransaction(parts.db, (tx) => applyChanges(tx, parts, provisioner, userId, changes, requireVersion, isCounted))
  let done = await apply(false)
  if (done === 'to be counted') {
    // Outside of the transaction, which may be done several times; and kept when it is refused, as for new people.
    await parts.limits.invitations.take(organisationId)
    done = await apply(true)
  }
  if (done === 'to be counted') throw new Error('It was counted')
  for (const sessionId of done.ended) parts.events.publish('sessionEnded', { sessionId, userId })
  if (done.hasChanged) parts.events.publish('userChanged', { userId, organisationId })
  if (done.isInvited) await parts.invitationMails.wake(false)
  if (done.moved) await tellOfMovedAddress(parts, done.moved)
  return done.row
}

interface Changed {
  row: PersonRow
  hasChanged: boolean
  /** Sessions. */
  ended: string[]
  isInvited: boolean
  /** An account in use, as it was when it had another address. */
  moved: PersonRow['user'] | undefined
}

async function applyChanges(
  tx: Db,
  parts: ChangePersonParts,
  provisioner: Provisioner,
  userId: string,
  changes: Changes,
  requireVersion: (row: PersonRow) => void,
  isCounted: boolean,
): Promise<Changed | 'to be counted'> {
  const { organisationId, createdBy, tokenId } = provisioner
  const now = parts.now()
  const before = await lockPerson(tx, organisationId, userId)
  requireVersion(before)
  const changed = namesOfChanged(before, changes)
  if (changed.length === 0) return { row: before, hasChanged: false, ended: [], isInvited: false, moved: undefined }
  const goes = changed.includes('active') && changes.isActive === false
  const comes = changed.includes('active') && changes.isActive === true
  const movesMail = changed.includes('emails')
  await requireReach(tx, provisioner, before.user, comes || movesMail)
  if (!isCounted && (movesMail || (comes && isInvitedByMail(before.user)))) return 'to be counted'
  const email = changes.email ?? before.user.email
  if (goes) await requireRemainingOwner(tx, organisationId, [userId])
  if (changes.userName !== undefined) await refuseTakenName(tx, organisationId, changes.userName, userId)
  if (movesMail) await refuseForeignDomain(tx, organisationId, email)
  if (goes) await revokeWaysBack(tx, organisationId, [userId], now)
  if (movesMail) await revokeInvitationsTo(tx, organisationId, before.user.email, now)
  if (goes || movesMail) await endResets(tx, userId, now)
  await tx
    .update(users)
    .set({
      ...profileOf(changes),
      email,
      // Whose mailbox the new one is nobody has shown yet.
      ...(movesMail ? { emailProvedAt: null } : {}),
      ...(goes ? { deactivatedAt: now } : {}),
      ...(comes ? { deactivatedAt: null } : {}),
      updatedAt: now,
    })
    .where(eq(users.userId, userId))
  await rename(tx, before, changes)
  const ended = goes ? await endSessionsOf(tx, userId, now) : []
  const row = await requirePerson(tx, organisationId, userId)
  const isWaiting = row.user.deactivatedAt === null && isInvitedByMail(row.user)
  const isInvited =
    (comes || movesMail) &&
    isWaiting &&
    (await inviteProvisioned(tx, parts, { organisationId, createdBy, email, language: row.user.language }))
  const facts = { organisationId, actorId: null, now }
  const action = goes ? 'person-deactivated' : comes ? 'person-reactivated' : 'person-changed'
  await appendAudit(tx, facts, action, { userId, tokenId, fields: changed })
  const moved = movesMail && !isInvitedByMail(before.user) ? before.user : undefined
  return { row, hasChanged: true, ended, isInvited, moved }
}

const TAKEN = 'This address is taken'
const PROFILE = ['firstName', 'lastName', 'position', 'city', 'country'] as const

function profileOf(changes: Changes): Partial<Pick<typeof users.$inferInsert, (typeof PROFILE)[number]>> {
  return Object.fromEntries(PROFILE.flatMap((name) => (changes[name] === undefined ? [] : [[name, changes[name]]])))
}

/** What of a person would become other than it is, for the audit log. */
function namesOfChanged(before: PersonRow, changes: Changes): string[] {
  const { user, provisioned } = before
  const is = (name: string, from: unknown, to: unknown) => (to === undefined || from === to ? [] : [name])
  return [
    ...is('active', user.deactivatedAt === null, changes.isActive),
    ...is('emails', user.email, changes.email),
    ...is('userName', userNameOf(before), changes.userName),
    ...is('externalId', provisioned?.externalId ?? '', changes.externalId),
    ...PROFILE.flatMap((name) => is(name, user[name], changes[name])),
  ]
}

async function rename(tx: Db, before: PersonRow, changes: Changes): Promise<void> {
  const { userId, organisationId } = before.user
  const userName = changes.userName ?? userNameOf(before)
  const externalId = (changes.externalId ?? before.provisioned?.externalId) || null
  // Whom the provider has not named is called by their address, also when that changes.
  if (!before.provisioned && changes.userName === undefined && externalId === null) return
  await tx
    .insert(provisionedPeople)
    .values({ userId, organisationId, userName, externalId })
    .onConflictDoUpdate({ target: provisionedPeople.userId, set: { userName, externalId } })
}

async function refuseTakenName(tx: Db, organisationId: string, userName: string, userId: string): Promise<void> {
  const [taken] = await selectPeople(tx).where(
    and(peopleOf(organisationId), isNamed(userName), ne(users.userId, userId)),
  )
  if (taken) throw new ScimError('uniqueness', 'This userName is taken')
}

/** Whose domain is proved as another organisation's is theirs: they sign in there, and nobody is to be before them. */
async function refuseForeignDomain(tx: Db, organisationId: string, email: string): Promise<void> {
  const signOn = await loadSettingsFor(tx, email)
  if (signOn && signOn.organisationId !== organisationId) throw new ScimError('uniqueness', TAKEN)
}

async function endResets(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
}

/** The address of somebody of whom the provider told a name alone. */
function addressOf(userName: string): string {
  return readValue('email', userName).email ?? ''
}

function languageOf({ language = '' }: Changes): 'de' | 'en' | null {
  const [primary] = language.toLowerCase().split(/[-_,;]/)
  return primary === 'de' || primary === 'en' ? primary : null
}

async function inTransaction<T>(db: Db, act: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(act)
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) throw new ScimError('uniqueness', TAKEN)
    throw error
  }
}
