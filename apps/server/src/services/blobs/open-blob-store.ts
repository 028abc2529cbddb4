import { randomBytes } from 'node:crypto'
import type { BlobsConfig } from '../../config/blob-url.ts'
import { ConfigError } from '../../config/config-error.ts'
import { ServiceError } from '../../errors/service-error.ts'
import type { BlobStore } from './blob-store.ts'
import { createFileBlobs } from './file-blobs.ts'
import { createS3Blobs } from './s3/s3-blobs.ts'
import { type S3Patience, createS3Client } from './s3/s3-client.ts'
import { S3RefusedError } from './s3/s3-error.ts'

/**
 * Opens the storage that the configuration names. An S3 bucket is tried first: a small object is written, read and
 * removed, so that a wrong key shows at the start and not with the first picture.
 *
 * @throws {ConfigError} When the bucket is not there, refuses, or cannot be reached.
 */
export async function openBlobStore(config: BlobsConfig, patience?: S3Patience): Promise<BlobStore> {
  if (config.kind === 'files') return createFileBlobs(config.folder)
  const blobs = createS3Blobs(createS3Client(config, patience))
  const probeId = `probe-${randomBytes(12).toString('hex')}`
  try {
    await blobs.write(probeId, Buffer.from(probeId))
    const read = await blobs.load(probeId)
    await blobs.remove(probeId)
    if (read?.toString() !== probeId) throw new Error('What was written was not read')
  } catch (error) {
    throw new ConfigError('BLOB_URL', sayWhy(error))
  }
  return blobs
}

const WHY: Record<string, string> = {
  NoSuchBucket: 'names a bucket that is not there: create it',
  InvalidAccessKeyId: 'is refused: the storage does not know the access key',
  SignatureDoesNotMatch: 'is refused: the secret key is not the one of the access key, or the region is another',
  AuthorizationHeaderMalformed: 'is refused: the bucket is in another region',
  PermanentRedirect: 'is refused: the bucket is in another region',
  RequestTimeTooSkewed: 'is refused: the clocks of this machine and of the storage differ',
  AccessDenied: 'is refused: the access key needs s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket',
}

function sayWhy(error: unknown): string {
  const cause = error instanceof ServiceError ? error.cause : error
  if (!(cause instanceof S3RefusedError)) return 'cannot be used: its endpoint does not answer as an S3 storage does'
  return WHY[cause.code] ?? `is refused by its endpoint (${`${cause.status} ${cause.code}`.trim()})`
}
