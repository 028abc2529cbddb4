import { and, eq } from 'drizzle-orm'
import type { SendMessageRequest, StoredMessage } from '@umkreis/schemas'
import { requireGroup } from '../../access/require-group.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { messages } from '../../db/schema/index.ts'
import { notFound } from '../../errors/service-error.ts'
import type { EventBus } from '../../events/event-bus.ts'
import { type GroupChain, isRekeyDue, loadGroupChain } from '../e2ee/group-chain.ts'
import { formatStoredMessage } from './format-message.ts'
import { lockGroup } from './lock-group.ts'
import { StaleEpochError } from './stale-epoch-error.ts'
import { changeOf, loadSentMessage, publishReading, storeMessage } from './store-message.ts'

/** What changing messages takes. */
export interface MessageParts {
  db: Db
  events: EventBus
  now: () => Date
}

/**
 * Stores a message and then tells the group. The same `ClientMessageId` is stored once: repeated, it answers what is
 * stored, whatever has happened to the group's keys since.
 *
 * @throws {ServiceError} `not-found` for a group that is not the viewer's, and for a reply to what is not in it.
 * @throws {StaleEpochError} When the group has keys and `Epoch` is not their newest, or new ones are due.
 */
export async function sendMessage(
  { db, events, now }: MessageParts,
  viewer: Viewer,
  request: SendMessageRequest,
): Promise<StoredMessage> {
  const { GroupId: groupId, ClientMessageId: clientMessageId = null } = request
  const replyToMessageId = request.ReplyToMessageId ?? null
  const sentAt = now()
  const { row, change, reading } = await db.transaction(async (tx) => {
    await lockGroup(tx, groupId)
    const [membership, sent, chain, hasReplied] = await Promise.all([
      requireGroup(tx, viewer, groupId),
      loadSentMessage(tx, viewer, groupId, clientMessageId),
      loadGroupChain(tx, groupId),
      replyToMessageId === null || hasMessage(tx, groupId, replyToMessageId),
    ])
    // Published again, because the process may have ended between storing and telling; who was told passes it over.
    if (sent)
      return {
        row: sent,
        change: { ...changeOf('sent', membership, sent), isRepeat: true as const },
        reading: undefined,
      }
    const epoch = requireCurrentEpoch(chain, request.Epoch, sentAt)
    if (!hasReplied) throw notFound('The message that this one replies to')
    const message = {
      content: request.Content,
      epoch,
      deviceId: request.DeviceId ?? null,
      clientMessageId,
      replyToMessageId,
    }
    return storeMessage(tx, viewer, membership, message, sentAt)
  })
  events.publish('messageChanged', change)
  publishReading(events, reading)
  return formatStoredMessage(row)
}

/**
 * @returns The epoch to store: null for a group without keys, which takes any content.
 * @throws {StaleEpochError}
 */
function requireCurrentEpoch(
  chain: GroupChain | undefined,
  epoch: number | null | undefined,
  now: Date,
): number | null {
  if (chain === undefined) return null
  if (epoch !== chain.epoch || isRekeyDue(chain, now)) throw new StaleEpochError()
  return epoch
}

async function hasMessage(tx: Db, groupId: string, messageId: string): Promise<boolean> {
  const rows = await tx
    .select({ messageId: messages.messageId })
    .from(messages)
    .where(and(eq(messages.groupId, groupId), eq(messages.messageId, messageId)))
  return rows.length > 0
}
