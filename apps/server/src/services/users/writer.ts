import { and, eq, isNull } from 'drizzle-orm'
import type { ProfileUpdate, User } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import { users } from '../../db/schema/index.ts'
import { ServiceError } from '../../errors/service-error.ts'
import type { EventBus } from '../../events/event-bus.ts'
import { encodeAvatar } from '../blobs/pictures.ts'
import { type BlobParts, removePublicBlob, storePublicBlob } from '../blobs/public-blobs.ts'
import { loadOwnUser } from './reader.ts'

export type UserWriterParts = BlobParts & { events: EventBus }

/**
 * Changes the viewer's own profile: what is named, and the portrait if one is given; null takes it away.
 *
 * @throws {ServiceError} `unauthenticated` for whoever was erased meanwhile.
 */
export async function updateProfile(
  parts: UserWriterParts,
  viewer: Viewer,
  changes: ProfileUpdate,
  avatar: Uint8Array | null | undefined,
): Promise<User> {
  const avatarUrl = avatar && (await storeAvatar(parts, viewer, avatar))
  const previous = await parts.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ avatarUrl: users.avatarUrl })
      .from(users)
      .where(and(eq(users.userId, viewer.userId), isNull(users.deletedAt)))
      .for('update')
    if (!before) return undefined
    await tx
      .update(users)
      .set({ ...changes, ...(avatarUrl === undefined ? {} : { avatarUrl }), updatedAt: parts.now() })
      .where(eq(users.userId, viewer.userId))
    return before
  })
  if (!previous) {
    await removePublicBlob(parts, avatarUrl ?? null)
    throw new ServiceError('unauthenticated', 'Please sign in')
  }
  if (avatarUrl !== undefined) await removePublicBlob(parts, previous.avatarUrl)
  parts.events.publish('userChanged', { userId: viewer.userId, organisationId: viewer.organisationId })
  return loadOwnUser(parts.db, viewer.userId)
}

async function storeAvatar(parts: UserWriterParts, viewer: Viewer, avatar: Uint8Array): Promise<string> {
  const { organisationId, userId } = viewer
  const bytes = await encodeAvatar(avatar)
  return storePublicBlob(parts, { organisationId, ownerId: userId, contentType: 'image/webp', bytes })
}
