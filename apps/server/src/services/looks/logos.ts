import { eq } from 'drizzle-orm'
import type { LogoAnswer } from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import { organisations } from '../../db/schema/index.ts'
import { appendAudit } from '../audit/append.ts'
import { type LogoSize, encodeLogo } from '../blobs/logos.ts'
import { type BlobParts, removePublicBlob, storePublicBlob } from '../blobs/public-blobs.ts'

/**
 * Gives the viewer's organisation a logo, drawn anew.
 *
 * @throws {ServiceError} `forbidden` unless Manager; `invalid` for what is no picture.
 */
export async function putLogo(
  parts: BlobParts,
  viewer: Viewer,
  size: LogoSize,
  picture: Uint8Array,
): Promise<LogoAnswer> {
  requireManager(viewer)
  const bytes = await encodeLogo(picture, size)
  const { organisationId } = viewer
  const url = await storePublicBlob(parts, { organisationId, ownerId: null, contentType: 'image/webp', bytes })
  try {
    return await replaceLogo(parts, viewer, size, url)
  } catch (error) {
    await removePublicBlob(parts, url)
    throw error
  }
}

/** Takes a logo away. @throws {ServiceError} `forbidden` unless Manager. */
export function deleteLogo(parts: BlobParts, viewer: Viewer, size: LogoSize): Promise<LogoAnswer> {
  requireManager(viewer)
  return replaceLogo(parts, viewer, size, null)
}

async function replaceLogo(parts: BlobParts, viewer: Viewer, size: LogoSize, url: string | null): Promise<LogoAnswer> {
  const { organisationId, userId } = viewer
  const own = eq(organisations.organisationId, organisationId)
  const replaced = await parts.db.transaction(async (tx) => {
    const [before] = await tx.select().from(organisations).where(own).for('update')
    const previous = (size === 'small' ? before?.smallLogoUrl : before?.bigLogoUrl) ?? null
    if (previous === null && url === null) return null
    await tx
      .update(organisations)
      .set(size === 'small' ? { smallLogoUrl: url } : { bigLogoUrl: url })
      .where(own)
    const facts = { organisationId, actorId: userId, now: parts.now() }
    await appendAudit(tx, facts, url === null ? 'logo-removed' : 'logo-changed', { size })
    return previous
  })
  await removePublicBlob(parts, replaced)
  return { url }
}
