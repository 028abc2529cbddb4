import { and, eq } from 'drizzle-orm'
import type { Group, OwnGroupUpdate } from '@umkreis/schemas'
import { requireGroup } from '../../access/require-group.ts'
import type { Viewer } from '../../access/viewer.ts'
import { groupMembers } from '../../db/schema/index.ts'
import type { GroupParts } from './create.ts'
import { readGroup } from './reader.ts'

/** Mutes or pins a group for the viewer alone, and tells their connections. @throws {ServiceError} `not-found`. */
export async function changeOwnGroup(
  parts: GroupParts,
  viewer: Viewer,
  groupId: string,
  { isMuted, isPinned }: OwnGroupUpdate,
): Promise<Group> {
  await requireGroup(parts.db, viewer, groupId)
  const changes = { ...(isMuted === undefined ? {} : { isMuted }), ...(isPinned === undefined ? {} : { isPinned }) }
  if (Object.keys(changes).length > 0) {
    await parts.db
      .update(groupMembers)
      .set(changes)
      .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, viewer.userId)))
    parts.events.publish('ownGroupChanged', { groupId, userId: viewer.userId })
  }
  return readGroup(parts.db, viewer, groupId)
}
