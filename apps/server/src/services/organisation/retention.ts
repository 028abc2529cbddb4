import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { attachments, groups, messages, organisationSettings } from '../../db/schema/index.ts'
import type { EventBus, MessageChange } from '../../events/event-bus.ts'
import { appendAudit } from '../audit/append.ts'
import { lockGroup } from '../messages/lock-group.ts'
import { changeOf } from '../messages/store-message.ts'

/** What deleting what is old needs. */
export interface RetentionParts {
  db: Db
  events: EventBus
  now: () => Date
}

const DAY_MS = 24 * 60 * 60 * 1000
// Under one lock of a group: whoever writes there waits for so many.
const BATCH_SIZE = 200

/**
 * Deletes messages and files that are older than their organisation keeps them. Of a message its place stays, as of one
 * that its author deleted, so that a group's sequence has no gap. Processes may do this at the same time.
 */
export async function applyRetention(parts: RetentionParts): Promise<void> {
  const limited = await parts.db
    .select()
    .from(organisationSettings)
    .where(or(isNotNull(organisationSettings.messageDays), isNotNull(organisationSettings.fileDays)))
  for (const { organisationId, messageDays, fileDays } of limited) {
    const messageCount = messageDays === null ? 0 : await deleteMessages(parts, organisationId, messageDays)
    const fileCount = fileDays === null ? 0 : await removeFiles(parts, organisationId, fileDays)
    if (messageCount + fileCount === 0) continue
    await parts.db.transaction((tx) =>
      appendAudit(tx, { organisationId, actorId: null, now: parts.now() }, 'retention-applied', {
        messages: messageCount,
        files: fileCount,
      }),
    )
  }
}

async function deleteMessages(parts: RetentionParts, organisationId: string, days: number): Promise<number> {
  const before = new Date(parts.now().getTime() - days * DAY_MS)
  // Asked once: nothing but the order within a group has an index to find what is old by.
  const rows = await parts.db
    .selectDistinct({ groupId: messages.groupId })
    .from(messages)
    .innerJoin(groups, eq(groups.groupId, messages.groupId))
    .where(and(eq(groups.organisationId, organisationId), isOld(before)))
  let count = 0
  for (const { groupId } of rows) {
    for (let isLeft = true; isLeft;) {
      const changes = await parts.db.transaction((tx) => deleteBatch(tx, groupId, before))
      for (const change of changes) parts.events.publish('messageChanged', change)
      count += changes.length
      isLeft = changes.length === BATCH_SIZE
    }
  }
  return count
}

async function deleteBatch(tx: Db, groupId: string, before: Date): Promise<MessageChange[]> {
  await lockGroup(tx, groupId)
  const [group] = await tx.select().from(groups).where(eq(groups.groupId, groupId))
  if (!group) return []
  const old = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.groupId, groupId), isOld(before)))
    .orderBy(asc(messages.sequence))
    .limit(BATCH_SIZE)
  const changes: MessageChange[] = []
  let revision = group.lastRevision
  for (const message of old) {
    revision += 1
    const deletion = { content: null, isDeleted: true, revision }
    await tx.update(messages).set(deletion).where(eq(messages.messageId, message.messageId))
    changes.push(changeOf('deleted', { group }, { ...message, ...deletion }))
  }
  await tx.update(groups).set({ lastRevision: revision }).where(eq(groups.groupId, groupId))
  return changes
}

/** Marks them as removed; the sweep of attachments takes the bytes away. */
async function removeFiles({ db, now }: RetentionParts, organisationId: string, days: number): Promise<number> {
  const removedAt = now()
  const own = db.select({ groupId: groups.groupId }).from(groups).where(eq(groups.organisationId, organisationId))
  const removed = await db
    .update(attachments)
    .set({ removedAt })
    .where(
      and(
        inArray(attachments.groupId, own),
        isNull(attachments.removedAt),
        lt(attachments.createdAt, new Date(removedAt.getTime() - days * DAY_MS)),
      ),
    )
    .returning({ blobId: attachments.blobId })
  return removed.length
}

function isOld(before: Date) {
  return and(eq(messages.isDeleted, false), lt(messages.sentAt, before))
}
