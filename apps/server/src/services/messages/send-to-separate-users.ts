import type { GroupId, MessageId, SendMessageToSeparateUsersRequest, SeparateMessages, UserId } from '@umkreis/schemas'
import { requireGroup } from '../../access/require-group.ts'
import { requireUsers } from '../../access/require-user.ts'
import type { Viewer } from '../../access/viewer.ts'
import { invalidField } from '../../errors/service-error.ts'
import { requireConversation } from '../groups/create.ts'
import { lockGroup } from './lock-group.ts'
import type { MessageParts } from './send-message.ts'
import { changeOf, loadSentMessage, type NewMessage, publishReading, storeMessage } from './store-message.ts'

/**
 * Stores one content in the conversation with each person, making those conversations that do not exist yet. It needs no
 * epoch: such a content carries its own key for each reader. Repeated under the same `ClientMessageId`, each
 * conversation keeps the one it has.
 *
 * @throws {ServiceError} `not-found` when the viewer may not see one of them: then nothing is stored; `invalid` when the
 *   viewer is among them.
 */
export async function sendToSeparateUsers(
  parts: MessageParts,
  viewer: Viewer,
  request: SendMessageToSeparateUsersRequest,
): Promise<SeparateMessages> {
  if (request.UserIds.includes(viewer.userId)) throw invalidField('UserIds', 'You cannot write to yourself')
  const people = await requireUsers(parts.db, viewer, request.UserIds)
  const message: NewMessage = {
    content: request.Content,
    epoch: null,
    deviceId: request.DeviceId ?? null,
    clientMessageId: request.ClientMessageId ?? null,
    replyToMessageId: null,
  }
  const sent: SeparateMessages = []
  for (const { userId } of people) {
    const { groupId, messageId, sequence } = await sendToUser(parts, viewer, userId, message)
    sent.push({ userId: userId as UserId, groupId: groupId as GroupId, messageId: messageId as MessageId, sequence })
  }
  return sent
}

async function sendToUser(parts: MessageParts, viewer: Viewer, userId: string, message: NewMessage) {
  const groupId = await requireConversation(parts, viewer, userId)
  const { row, change, reading } = await parts.db.transaction(async (tx) => {
    await lockGroup(tx, groupId)
    const [membership, sent] = await Promise.all([
      requireGroup(tx, viewer, groupId),
      loadSentMessage(tx, viewer, groupId, message.clientMessageId),
    ])
    if (sent)
      return {
        row: sent,
        change: { ...changeOf('sent', membership, sent), isRepeat: true as const },
        reading: undefined,
      }
    return storeMessage(tx, viewer, membership, message, parts.now())
  })
  parts.events.publish('messageChanged', change)
  publishReading(parts.events, reading)
  return row
}
