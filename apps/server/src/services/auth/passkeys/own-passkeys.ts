import { and, desc, eq } from 'drizzle-orm'
import type { Passkey } from '@umkreis/schemas'
import type { Viewer } from '../../../access/viewer.ts'
import type { Db } from '../../../db/client.ts'
import { passkeys } from '../../../db/schema/index.ts'
import { notFound } from '../../../errors/service-error.ts'

/** The viewer's passkeys, the newest first. */
export async function listOwnPasskeys(db: Db, viewer: Viewer): Promise<Passkey[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, viewer.userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.passkeyId))
  return rows.map(formatPasskey)
}

/** Calls a passkey otherwise. @throws {ServiceError} `not-found` for one that is not the viewer's. */
export async function renamePasskey(db: Db, viewer: Viewer, passkeyId: string, name: string): Promise<Passkey> {
  const [renamed] = await db.update(passkeys).set({ name }).where(ownedBy(viewer, passkeyId)).returning()
  if (!renamed) throw notFound('This passkey')
  return formatPasskey(renamed)
}

/**
 * Removes a passkey. Where one is signed in with it already, that stays.
 *
 * @throws {ServiceError} `not-found` for one that is not the viewer's.
 */
export async function removePasskey(db: Db, viewer: Viewer, passkeyId: string): Promise<void> {
  const removed = await db
    .delete(passkeys)
    .where(ownedBy(viewer, passkeyId))
    .returning({ passkeyId: passkeys.passkeyId })
  if (removed.length === 0) throw notFound('This passkey')
}

/** A passkey as its owner sees it. */
export function formatPasskey(row: typeof passkeys.$inferSelect): Passkey {
  const { passkeyId, credentialId, name, createdAt, lastUsedAt, isSynced } = row
  return {
    passkeyId,
    credentialId,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isSynced,
  }
}

function ownedBy({ userId }: Viewer, passkeyId: string) {
  return and(eq(passkeys.passkeyId, passkeyId), eq(passkeys.userId, userId))
}
