import { eq } from 'drizzle-orm'
import type { LogoAnswer } from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import { organisations } from '../../db/schema/index.ts'
import { appendAudit } from '../audit/append.ts'
import { type LogoSize, encodeLogo } from '../blobs/logos.ts'
import { type BlobParts, removePublicBlob, storePublicBlob } from '../blobs/public-blobs.ts'

/** Which of an organisation's logos: of two sizes, each for light surroundings and, where that reads badly, for dark ones. */
export interface LogoPlace {
  size: LogoSize
  isDark: boolean
}

const COLUMNS = {
  small: ['smallLogoUrl', 'smallLogoDarkUrl'],
  big: ['bigLogoUrl', 'bigLogoDarkUrl'],
} as const

/**
 * Gives the viewer's organisation a logo, drawn anew.
 *
 * @throws {ServiceError} `forbidden` unless Manager; `invalid` for what is no picture.
 */
export async function putLogo(
  parts: BlobParts,
  viewer: Viewer,
  place: LogoPlace,
  picture: Uint8Array,
): Promise<LogoAnswer> {
  requireManager(viewer)
  const bytes = await encodeLogo(picture, place.size)
  const { organisationId } = viewer
  const url = await storePublicBlob(parts, { organisationId, ownerId: null, contentType: 'image/webp', bytes })
  try {
    return await replaceLogo(parts, viewer, place, url)
  } catch (error) {
    await removePublicBlob(parts, url)
    throw error
  }
}

/** Takes a logo away. @throws {ServiceError} `forbidden` unless Manager. */
export function deleteLogo(parts: BlobParts, viewer: Viewer, place: LogoPlace): Promise<LogoAnswer> {
  requireManager(viewer)
  return replaceLogo(parts, viewer, place, null)
}

async function replaceLogo(
  parts: BlobParts,
  viewer: Viewer,
  { size, isDark }: LogoPlace,
  url: string | null,
): Promise<LogoAnswer> {
  const column = COLUMNS[size][isDark ? 1 : 0]
  const { organisationId, userId } = viewer
  const own = eq(organisations.organisationId, organisationId)
  const replaced = await parts.db.transaction(async (tx) => {
    const [before] = await tx.select().from(organisations).where(own).for('no key update')
    const previous = before?.[column] ?? null
    if (previous === null && url === null) return null
    await tx
      .update(organisations)
      .set({ [column]: url })
      .where(own)
    const facts = { organisationId, actorId: userId, now: parts.now() }
    await appendAudit(tx, facts, url === null ? 'logo-removed' : 'logo-changed', {
      size,
      ...(isDark ? { isDark } : {}),
    })
    return previous
  })
  await removePublicBlob(parts, replaced)
  return { url }
}
