import type { ClientMessageId, DeviceId, GroupId, Message, MessageId, StoredMessage, UserId } from '@umkreis/schemas'
import type { messages } from '../../db/schema/index.ts'

/** A message as it is stored. */
export type MessageRow = typeof messages.$inferSelect

/** Turns a row into the message of the wire; a deleted one has no content. */
export function formatMessage(row: MessageRow): Message {
  const stored = formatStoredMessage(row)
  return row.content === null ? stored : { ...stored, content: row.content }
}

/** The same without the content, for whoever sent it. */
export function formatStoredMessage(row: MessageRow): StoredMessage {
  return {
    messageId: row.messageId as MessageId,
    groupId: row.groupId as GroupId,
    senderId: row.senderId as UserId,
    senderDeviceId: row.senderDeviceId as DeviceId | null,
    sequence: row.sequence,
    revision: row.revision,
    sendDate: row.sentAt.toISOString(),
    isEdited: row.editCount > 0,
    editCount: row.editCount,
    ...(row.isDeleted ? { isDeleted: true } : {}),
    ...(row.replyToMessageId === null ? {} : { replyToMessageId: row.replyToMessageId as MessageId }),
    clientMessageId: row.clientMessageId as ClientMessageId | null,
  }
}
