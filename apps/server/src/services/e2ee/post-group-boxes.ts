import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { GroupBoxesPost } from '@umkreis/schemas'
import { requireGroup } from '../../access/require-group.ts'
import type { Viewer } from '../../access/viewer.ts'
import { groupMembers } from '../../db/schema/index.ts'
import { invalidField } from '../../errors/service-error.ts'
import { lockGroup } from '../messages/lock-group.ts'
import type { E2eeParts } from './e2ee-parts.ts'
import { isRekeyDue, loadGroupChain } from './group-chain.ts'
import { storeBoxes } from './store-boxes.ts'

/**
 * Keeps boxes for members who had none, and tells those members. Everything that the server enforces stands at
 * `groupBoxesPostSchema`.
 *
 * @throws {ServiceError} `not-found`; `invalid` for somebody who is not a member, or an epoch that does not exist.
 */
export async function postGroupBoxes(
  { db, events, now }: E2eeParts,
  viewer: Viewer,
  groupId: string,
  { boxes }: GroupBoxesPost,
): Promise<void> {
  const userIds = [...new Set(boxes.map(({ userId }) => userId))]
  const chain = await db.transaction(async (tx) => {
    await lockGroup(tx, groupId)
    await requireGroup(tx, viewer, groupId)
    const head = await loadGroupChain(tx, groupId)
    if (!head || boxes.some(({ epoch }) => epoch > head.epoch)) {
      throw invalidField('boxes', 'Must be for epochs that exist')
    }
    const members = await tx
      .select({ userId: groupMembers.userId })
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.userId, userIds), isNull(groupMembers.leftAt)))
    if (members.length !== userIds.length) throw invalidField('boxes', 'Must be for members')
    await storeBoxes(tx, viewer, groupId, boxes)
    return head
  })
  const rekeyDue = isRekeyDue(chain, now())
  events.publish('e2eeGroupChanged', { groupId, epoch: chain.epoch, rekeyDue, toUserIds: userIds })
}
