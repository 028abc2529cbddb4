import { and, eq } from 'drizzle-orm'
import type { Membership } from '../../access/require-group.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { groupMembers, groups, messages } from '../../db/schema/index.ts'
import type { EventBus, MessageChange, ReadingChange } from '../../events/event-bus.ts'
import { createId } from '../random-id.ts'
import { formatMessage, type MessageRow } from './format-message.ts'

/** What a sender says about a message. */
export interface NewMessage {
  content: string
  epoch: number | null
  deviceId: string | null
  clientMessageId: string | null
  replyToMessageId: string | null
}

/** @returns The message that this sender has stored in the group under the same id, if there is one. */
export async function loadSentMessage(
  tx: Db,
  viewer: Viewer,
  groupId: string,
  clientMessageId: string | null,
): Promise<MessageRow | undefined> {
  if (clientMessageId === null) return undefined
  const [row] = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.groupId, groupId),
        eq(messages.senderId, viewer.userId),
        eq(messages.clientMessageId, clientMessageId),
      ),
    )
  return row
}

/**
 * Gives a message the next place in its group and stores it.
 *
 * @param tx The transaction that holds the lock of `lockGroup`; `membership` was read after it was taken.
 * @returns The row, and what to publish once the transaction has committed.
 */
export async function storeMessage(
  tx: Db,
  viewer: Viewer,
  { group, member }: Membership,
  message: NewMessage,
  sentAt: Date,
): Promise<{ row: MessageRow; change: MessageChange; reading: ReadingChange }> {
  const { groupId } = group
  const sequence = group.lastSequence + 1
  const revision = group.lastRevision + 1
  const row: MessageRow = {
    messageId: createId(),
    groupId,
    senderId: viewer.userId,
    senderDeviceId: message.deviceId,
    sequence,
    revision,
    content: message.content,
    epoch: message.epoch,
    sentAt,
    editCount: 0,
    isDeleted: false,
    replyToMessageId: message.replyToMessageId,
    clientMessageId: message.clientMessageId,
  }
  await Promise.all([
    tx
      .update(groups)
      .set({ lastSequence: sequence, lastRevision: revision, lastMessageAt: sentAt })
      .where(eq(groups.groupId, groupId)),
    tx.insert(messages).values(row),
    // Who answers has seen what came before.
    tx
      .update(groupMembers)
      .set({ readSequence: sequence, readAt: sentAt })
      .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, viewer.userId))),
  ])
  const reading = {
    groupId,
    userId: viewer.userId,
    fromSequence: member.readSequence,
    deliveredSequence: sequence,
    readSequence: sequence,
  }
  return { row, change: changeOf('sent', { group }, row), reading }
}

/** What to publish about a message that stands in the database as `row`. */
export function changeOf(
  kind: MessageChange['kind'],
  { group }: Pick<Membership, 'group'>,
  row: MessageRow,
): MessageChange {
  const { groupId, membersVersion } = group
  return { kind, groupId, revision: row.revision, membersVersion, message: formatMessage(row) }
}

/** Tells of what a writer had not said they read, and has by answering. */
export function publishReading(events: EventBus, reading: ReadingChange | undefined): void {
  if (reading && reading.fromSequence < reading.readSequence - 1) events.publish('readingChanged', reading)
}
