import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { isPresent } from '../../access/is-present.ts'
import { requireManager } from '../../access/require-manager.ts'
import { requireUsers } from '../../access/require-user.ts'
import type { Viewer } from '../../access/viewer.ts'
import { managedUsers } from '../../access/visible-users.ts'
import type { Db } from '../../db/client.ts'
import {
  coffeeMembers,
  coffeeSeats,
  customFieldValues,
  customFields,
  groupMembers,
  insightLastActive,
  invitationBatches,
  invitations,
  notes,
  passkeys,
  passwordResets,
  peopleSearchDocuments,
  preferences,
  provisionedPeople,
  pushSubscriptions,
  sessions,
  themeHistory,
  singleSignOnArrivals,
  users,
} from '../../db/schema/index.ts'
import { ServiceError } from '../../errors/service-error.ts'
import type { EventBus } from '../../events/event-bus.ts'
import { appendAudit } from '../audit/append.ts'
import { endUploadsOf } from '../attachments/remove-attachment.ts'
import { endSessionsOf } from '../auth/sessions.ts'
import { type BlobParts, removePublicBlob } from '../blobs/public-blobs.ts'
import { forgetInFeed } from '../feed/forget-person.ts'
import { ensureManager } from '../groups/change.ts'
import { revokeOpenLinksOf, revokeWaysBack } from '../invitations/revoke.ts'
import { forgetMailsTo } from '../mail/mail-queue.ts'
import { lockGroup } from '../messages/lock-group.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { forgetMeaningsOf } from '../people-search/meaning/write-vectors.ts'
import { forgetKeys } from './forget-keys.ts'

export type DeleteUserParts = BlobParts & { events: EventBus }

/**
 * Deletes people of the viewer's organisation: all of them, or none when one is refused. The organisation's open
 * invitation links end with them, so that nobody comes back through one they know.
 *
 * @throws {ServiceError} `forbidden` unless the viewer manages the organisation, or when an Administrator names an
 * Owner; `not-found`; `conflict` for oneself.
 */
export async function deleteUsers(parts: DeleteUserParts, viewer: Viewer, userIds: readonly string[]): Promise<void> {
  requireManager(viewer)
  const deletedIds = [...new Set(userIds)]
  const { organisationId, userId: actorId } = viewer
  await deleteAll(parts, viewer, deletedIds, {
    check: (tx) => requireDeletable(tx, viewer, deletedIds),
    before: (tx) => revokeWaysBack(tx, organisationId, deletedIds, parts.now()),
    after: (tx) =>
      appendAudit(tx, { organisationId, actorId, now: parts.now() }, 'people-deleted', { userIds: deletedIds }),
  })
}

/**
 * Reads everybody's role inside of the transaction, the viewer's as well: whoever was demoted or switched off a moment ago
 * decides nothing any more.
 */
async function requireDeletable(tx: Db, viewer: Viewer, userIds: string[]): Promise<void> {
  const { organisationId } = viewer
  await lockOrganisation(tx, organisationId)
  // All managers too, in one order for everybody, since the Owners are taken behind this.
  const taken = await tx
    .select({ userId: users.userId, role: users.role, isPresent: sql<boolean>`(${isPresent()})` })
    .from(users)
    .where(
      and(
        eq(users.organisationId, organisationId),
        isNull(users.deletedAt),
        or(inArray(users.userId, [viewer.userId, ...userIds]), inArray(users.role, ['owner', 'administrator'])),
      ),
    )
    .orderBy(users.userId)
    .for('no key update')
  const own = taken.find(({ userId }) => userId === viewer.userId)
  if (!own?.isPresent) throw new ServiceError('forbidden', 'Only managers can do this')
  requireManager({ ...viewer, role: own.role })
  const people = await requireUsers(tx, viewer, userIds, managedUsers(viewer))
  if (people.some(({ userId }) => userId === viewer.userId)) {
    throw new ServiceError('conflict', 'Your own account is deleted in your profile')
  }
  if (own.role !== 'owner' && people.some(({ role }) => role === 'owner')) {
    throw new ServiceError('forbidden', 'Only an Owner deletes an Owner')
  }
}

/**
 * Deletes somebody whom the organisation's identity provider no longer has: the same as by a Manager.
 *
 * @param check Takes their row and refuses by throwing: nobody changes them between that and the end.
 * @throws {ServiceError} `conflict` for the last Owner of an organisation.
 */
export async function deleteProvisioned(
  parts: DeleteUserParts,
  { organisationId, tokenId }: { organisationId: string; tokenId: string },
  userId: string,
  check: (tx: Db) => Promise<void>,
): Promise<void> {
  const now = parts.now()
  await deleteAll(parts, { organisationId, userId }, [userId], {
    check,
    before: (tx) => revokeWaysBack(tx, organisationId, [userId], now),
    after: (tx) =>
      appendAudit(tx, { organisationId, actorId: null, now }, 'people-deleted', { userIds: [userId], tokenId }),
  })
}

/**
 * Erases an account whose owner wanted that, at once.
 *
 * @throws {ServiceError} `conflict` for the last Owner of an organisation.
 */
export async function eraseUser(parts: DeleteUserParts, organisationId: string, userId: string): Promise<void> {
  await deleteAll(parts, { organisationId, userId }, [userId], {
    before: (tx) => revokeOpenLinksOf(tx, organisationId, userId, parts.now()),
  })
}

interface Deleted {
  userId: string
  groupIds: string[]
  sessionIds: string[]
  avatarUrl: string | null
  pictureUrls: string[]
}

async function deleteAll(
  parts: DeleteUserParts,
  by: { organisationId: string; userId: string },
  userIds: string[],
  steps: {
    check?: (tx: Db) => Promise<void>
    before: (tx: Db) => Promise<void>
    after?: (tx: Db) => Promise<void>
  },
): Promise<void> {
  const deleted = await parts.db.transaction(async (tx) => {
    await steps.check?.(tx)
    await requireRemainingOwner(tx, by.organisationId, userIds)
    await steps.before(tx)
    const done: Deleted[] = []
    // In one order for everybody, so that two managers who delete the same people do not wait for each other for ever.
    for (const userId of userIds.toSorted()) done.push(await deleteOne(tx, userId, parts.now()))
    await steps.after?.(tx)
    return done
  })
  for (const { userId, groupIds, sessionIds, avatarUrl, pictureUrls } of deleted) {
    for (const sessionId of sessionIds) parts.events.publish('sessionEnded', { sessionId, userId })
    for (const groupId of groupIds) {
      parts.events.publish('membersRemoved', { groupId, userIds: [userId], byUserId: by.userId })
    }
    parts.events.publish('userDeleted', { userId, organisationId: by.organisationId, groupIds })
    for (const url of [avatarUrl, ...pictureUrls]) await removePublicBlob(parts, url)
  }
}

/**
 * Takes the Owners' rows, behind that of the organisation, so that of two Owners who delete each other one stays. Whoever has asked to be deleted, or
 * was switched off, does not count.
 *
 * @throws {ServiceError} `conflict`.
 */
export async function requireRemainingOwner(tx: Db, organisationId: string, userIds: string[]): Promise<void> {
  await lockOrganisation(tx, organisationId)
  const owners = await tx
    .select({ userId: users.userId, isPresent: sql<boolean>`(${isPresent()})` })
    .from(users)
    .where(and(eq(users.organisationId, organisationId), eq(users.role, 'owner'), isNull(users.deletedAt)))
    .orderBy(users.userId)
    .for('no key update')
  const goes = owners.some(({ userId }) => userIds.includes(userId))
  const stays = owners.some((owner) => owner.isPresent && !userIds.includes(owner.userId))
  if (goes && !stays) {
    throw new ServiceError('conflict', 'An organisation keeps at least one Owner')
  }
}

/** Their messages, and the files in them, stay with the others, under a name that nobody bears any more. */
async function deleteOne(tx: Db, userId: string, now: Date): Promise<Deleted> {
  const memberships = await tx
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(and(eq(groupMembers.userId, userId), isNull(groupMembers.leftAt)))
    .orderBy(groupMembers.groupId)
  const groupIds = memberships.map(({ groupId }) => groupId)
  for (const groupId of groupIds) await lockGroup(tx, groupId)
  if (groupIds.length > 0) {
    await tx
      .update(groupMembers)
      .set({ leftAt: now })
      .where(and(eq(groupMembers.userId, userId), inArray(groupMembers.groupId, groupIds)))
    for (const groupId of groupIds) await ensureManager(tx, groupId)
  }
  const before = await takeRow(tx, userId)
  const sessionIds = await endSessionsOf(tx, userId, now)
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
  await tx.delete(singleSignOnArrivals).where(eq(singleSignOnArrivals.userId, userId))
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))
  await forgetKeys(tx, userId)
  await tx.delete(coffeeMembers).where(eq(coffeeMembers.userId, userId))
  await tx.delete(coffeeSeats).where(eq(coffeeSeats.userId, userId))
  await tx.delete(preferences).where(eq(preferences.userId, userId))
  await tx.delete(notes).where(eq(notes.userId, userId))
  await tx.delete(provisionedPeople).where(eq(provisionedPeople.userId, userId))
  await forgetMeaningsOf(tx, userId)
  await tx.delete(insightLastActive).where(eq(insightLastActive.userId, userId))
  await tx.update(themeHistory).set({ savedBy: null }).where(eq(themeHistory.savedBy, userId))
  // What they wrote to those they invited goes; that they invited them stays.
  await tx.update(invitationBatches).set({ message: '' }).where(eq(invitationBatches.createdBy, userId))
  const pictureUrls = await forgetInFeed(tx, userId)
  await endUploadsOf(tx, userId, now)
  await tx.delete(customFieldValues).where(eq(customFieldValues.userId, userId))
  await forgetWhereNamed(tx, userId)
  await tx.delete(peopleSearchDocuments).where(eq(peopleSearchDocuments.userId, userId))
  // The one that they came by, and those that were sent to them and not used.
  if (before?.email) {
    await tx
      .delete(invitations)
      .where(and(eq(invitations.organisationId, before.organisationId), eq(invitations.email, before.email)))
    await forgetMailsTo(tx, before.email)
  }
  await tx
    .update(users)
    .set({
      deletedAt: now,
      updatedAt: now,
      role: 'member',
      email: '',
      emailProvedAt: null,
      passwordHash: '',
      firstName: '',
      lastName: '',
      city: '',
      country: '',
      position: '',
      description: '',
      linkedInUrl: '',
      skills: [],
      avatarUrl: null,
      fieldVisibility: {},
      language: null,
      deletionDueAt: null,
      deactivatedAt: null,
    })
    .where(eq(users.userId, userId))
  return { userId, groupIds, sessionIds, avatarUrl: before?.avatarUrl ?? null, pictureUrls }
}

/** Takes somebody's row before anything of theirs goes: whoever writes of them waits, and then finds nobody to write of. */
async function takeRow(tx: Db, userId: string) {
  const [row] = await tx
    .select({ avatarUrl: users.avatarUrl, email: users.email, organisationId: users.organisationId })
    .from(users)
    .where(eq(users.userId, userId))
    .for('no key update')
  return row
}

/** Colleagues named them in their profiles: where that is required they are asked anew. */
async function forgetWhereNamed(tx: Db, userId: string): Promise<void> {
  const ofPeople = tx
    .select({ customFieldId: customFields.customFieldId })
    .from(customFields)
    .innerJoin(users, eq(users.organisationId, customFields.organisationId))
    .where(and(eq(users.userId, userId), eq(customFields.type, 'person')))
  await tx
    .delete(customFieldValues)
    .where(and(inArray(customFieldValues.customFieldId, ofPeople), eq(customFieldValues.value, userId)))
}
