import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { blobs } from '../../db/schema/index.ts'
import { createSecret } from '../random-id.ts'
import type { BlobStore } from './blob-store.ts'

export interface BlobParts {
  db: Db
  blobs: BlobStore
  now: () => Date
}

/**
 * Stores bytes that whoever has their address may read, such as pictures.
 *
 * @returns The address below this server: `/api/blobs/<unguessable id>`.
 */
export async function storePublicBlob(
  parts: BlobParts,
  blob: { organisationId: string; ownerId: string | null; contentType: string; bytes: Uint8Array },
): Promise<string> {
  const blobId = createSecret()
  // Bytes first: a row never points to nothing.
  await parts.blobs.write(blobId, blob.bytes)
  await parts.db.insert(blobs).values({
    blobId,
    organisationId: blob.organisationId,
    ownerId: blob.ownerId,
    contentType: blob.contentType,
    size: blob.bytes.length,
    createdAt: parts.now(),
  })
  return `/api/blobs/${blobId}`
}

/** Removes what {@link storePublicBlob} stored; other addresses are left alone. */
export async function removePublicBlob(parts: BlobParts, url: string | null): Promise<void> {
  const blobId = /^\/api\/blobs\/([\w-]{43})$/.exec(url ?? '')?.[1]
  if (!blobId) return
  await parts.db.delete(blobs).where(eq(blobs.blobId, blobId))
  await parts.blobs.remove(blobId)
}

/** @returns Undefined when there is nothing under this id. */
export async function loadPublicBlob(
  parts: BlobParts,
  blobId: string,
): Promise<{ contentType: string; bytes: Buffer } | undefined> {
  const [row] = await parts.db.select({ contentType: blobs.contentType }).from(blobs).where(eq(blobs.blobId, blobId))
  const bytes = row && (await parts.blobs.load(blobId))
  return row && bytes ? { contentType: row.contentType, bytes } : undefined
}
