import { and, eq } from 'drizzle-orm'
import { type Membership, requireGroup } from '../../access/require-group.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { groups, messages } from '../../db/schema/index.ts'
import { ServiceError, notFound } from '../../errors/service-error.ts'
import type { MessageChange } from '../../events/event-bus.ts'
import { isRekeyDue, loadGroupChain } from '../e2ee/group-chain.ts'
import type { MessageRow } from './format-message.ts'
import { lockGroup } from './lock-group.ts'
import type { MessageParts } from './send-message.ts'
import { StaleEpochError } from './stale-epoch-error.ts'
import { changeOf } from './store-message.ts'

/** Which message, and where. */
export interface MessageKey {
  groupId: string
  messageId: string
}

/**
 * Replaces a message's content and then tells the group. The same content again changes nothing.
 *
 * @param epoch Undefined when the caller does not say; else it must be the group's newest.
 * @throws {ServiceError} `not-found` for what is not in a group of the viewer or is deleted; `forbidden` unless the
 *   viewer wrote it.
 * @throws {StaleEpochError}
 */
export async function updateMessage(
  { db, events, now }: MessageParts,
  viewer: Viewer,
  key: MessageKey,
  content: string,
  epoch: number | undefined,
): Promise<void> {
  const change = await db.transaction(async (tx) => {
    const { membership, message } = await requireMessage(tx, viewer, key)
    if (message.isDeleted) throw notFound('This message')
    if (message.senderId !== viewer.userId) throw new ServiceError('forbidden', 'Only its author edits a message')
    if (message.content === content) return undefined
    if (epoch !== undefined) {
      const chain = await loadGroupChain(tx, key.groupId)
      if (chain && (chain.epoch !== epoch || isRekeyDue(chain, now()))) throw new StaleEpochError()
    }
    const changes = { content, editCount: message.editCount + 1, ...(epoch === undefined ? {} : { epoch }) }
    return storeChange(tx, membership, message, 'edited', changes)
  })
  if (change) events.publish('messageChanged', change)
}

/**
 * Removes a message's content for good and then tells the group. Deleting it again changes nothing.
 *
 * @throws {ServiceError} `not-found` for what is not in a group of the viewer; `forbidden` unless the viewer wrote it or
 *   manages the group.
 */
export async function deleteMessage({ db, events }: MessageParts, viewer: Viewer, key: MessageKey): Promise<void> {
  const change = await db.transaction(async (tx) => {
    const { membership, message } = await requireMessage(tx, viewer, key)
    const isManager = membership.member.role === 'manager' && membership.group.directKey === null
    if (message.senderId !== viewer.userId && !isManager) {
      throw new ServiceError('forbidden', 'Only its author and who manages the group delete a message')
    }
    if (message.isDeleted) return undefined
    return storeChange(tx, membership, message, 'deleted', { content: null, isDeleted: true })
  })
  if (change) events.publish('messageChanged', change)
}

async function requireMessage(tx: Db, viewer: Viewer, { groupId, messageId }: MessageKey) {
  await lockGroup(tx, groupId)
  const [membership, [message]] = await Promise.all([
    requireGroup(tx, viewer, groupId),
    tx
      .select()
      .from(messages)
      .where(and(eq(messages.groupId, groupId), eq(messages.messageId, messageId))),
  ])
  if (!message) throw notFound('This message')
  return { membership, message }
}

async function storeChange(
  tx: Db,
  { group }: Membership,
  message: MessageRow,
  kind: MessageChange['kind'],
  changes: Partial<MessageRow>,
): Promise<MessageChange> {
  const { groupId } = group
  const revision = group.lastRevision + 1
  await Promise.all([
    tx.update(groups).set({ lastRevision: revision }).where(eq(groups.groupId, groupId)),
    tx
      .update(messages)
      .set({ ...changes, revision })
      .where(eq(messages.messageId, message.messageId)),
  ])
  return changeOf(kind, { group }, { ...message, ...changes, revision })
}
