import { eq } from 'drizzle-orm'
import type { Group } from '@umkreis/schemas'
import { requireManagedGroup } from '../../access/require-group.ts'
import type { Viewer } from '../../access/viewer.ts'
import { groups } from '../../db/schema/index.ts'
import { encodeAvatar } from '../blobs/pictures.ts'
import { type BlobParts, removePublicBlob, storePublicBlob } from '../blobs/public-blobs.ts'
import { lockGroup } from '../messages/lock-group.ts'
import type { GroupParts } from './create.ts'
import { readGroup } from './reader.ts'

/**
 * Gives a group a picture, encoded anew.
 *
 * @throws {ServiceError} `not-found`, `forbidden`, `invalid` for anything but a whole PNG, JPEG or WebP picture.
 */
export async function putGroupAvatar(
  parts: GroupParts & BlobParts,
  viewer: Viewer,
  groupId: string,
  picture: Uint8Array,
): Promise<Group> {
  await requireManagedGroup(parts.db, viewer, groupId)
  const { organisationId } = viewer
  const bytes = await encodeAvatar(picture)
  const avatarUrl = await storePublicBlob(parts, { organisationId, ownerId: null, contentType: 'image/webp', bytes })
  try {
    return await replaceAvatar(parts, viewer, groupId, avatarUrl)
  } catch (error) {
    await removePublicBlob(parts, avatarUrl)
    throw error
  }
}

/** Takes a group's picture away. @throws {ServiceError} `not-found`, `forbidden`. */
export function deleteGroupAvatar(parts: GroupParts & BlobParts, viewer: Viewer, groupId: string): Promise<Group> {
  return replaceAvatar(parts, viewer, groupId, null)
}

async function replaceAvatar(
  parts: GroupParts & BlobParts,
  viewer: Viewer,
  groupId: string,
  avatarUrl: string | null,
): Promise<Group> {
  const replaced = await parts.db.transaction(async (tx) => {
    await lockGroup(tx, groupId)
    const { group } = await requireManagedGroup(tx, viewer, groupId)
    await tx.update(groups).set({ avatarUrl }).where(eq(groups.groupId, groupId))
    return group.avatarUrl
  })
  await removePublicBlob(parts, replaced)
  parts.events.publish('groupChanged', { groupId, byUserId: viewer.userId })
  return readGroup(parts.db, viewer, groupId)
}
