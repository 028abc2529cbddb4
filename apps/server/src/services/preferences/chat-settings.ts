import { eq } from 'drizzle-orm'
import type { ChatSettings, ChatSettingsUpdate } from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { organisations } from '../../db/schema/index.ts'
import type { EventBus } from '../../events/event-bus.ts'
import { appendAudit } from '../audit/append.ts'
import { readPreferences } from './reader.ts'

/** What the people of the viewer's organisation may show each other. @throws {ServiceError} `forbidden` unless Manager. */
export async function readChatSettings(db: Db, viewer: Viewer): Promise<ChatSettings> {
  requireManager(viewer)
  return (await readPreferences(db, viewer)).organisation
}

/** Changes what is named, for everybody of the organisation at once. @throws {ServiceError} `forbidden` unless Manager. */
export async function changeChatSettings(
  { db, events, now }: { db: Db; events: EventBus; now: () => Date },
  viewer: Viewer,
  { readReceipts, typing }: ChatSettingsUpdate,
): Promise<ChatSettings> {
  requireManager(viewer)
  const { organisationId } = viewer
  if (readReceipts !== undefined || typing !== undefined) {
    await db.transaction(async (tx) => {
      await tx
        .update(organisations)
        .set({ usesReadReceipts: readReceipts, usesTyping: typing })
        .where(eq(organisations.organisationId, organisationId))
      const facts = { organisationId, actorId: viewer.userId, now: now() }
      await appendAudit(tx, facts, 'chat-settings-changed', { readReceipts, typing })
    })
    events.publish('chatSettingsChanged', { organisationId })
  }
  return readChatSettings(db, viewer)
}
