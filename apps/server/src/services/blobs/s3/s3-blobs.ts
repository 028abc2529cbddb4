import { type BlobStore, requireBlobId } from '../blob-store.ts'
import type { S3Client } from './s3-client.ts'
import { createS3Refusal } from './s3-error.ts'
import { type S3Piece, createS3Stream } from './s3-stream.ts'

/** An object as a listing tells of it. */
interface Listed {
  key: string
  size: number
}

// A request at a time is slow for a file of many pieces, and all of them at once is much for a small storage.
const REMOVALS_AT_ONCE = 8

/**
 * Keeps a whole blob as one object, `ab/<id>`, and one that grows as an object a piece, `ab/<id>/<its first byte>`:
 * objects cannot grow, and the pieces of a multipart upload would have to be larger than those that members send.
 */
export function createS3Blobs(s3: S3Client): BlobStore {
  const keyOf = (blobId: string) => `${requireBlobId(blobId).slice(0, 2)}/${blobId}`
  const put = (key: string, body: Uint8Array) => s3.call({ method: 'PUT', key, body }, (r) => requireDone('PUT', r))
  const find = async (blobId: string): Promise<Listed[]> => {
    const key = keyOf(blobId)
    // Another id may begin as this one does.
    return (await list(s3, key)).filter((one) => one.key === key || one.key.startsWith(`${key}/`))
  }
  const open: BlobStore['open'] = async (blobId) => {
    const pieces = layOut(keyOf(blobId), await find(blobId))
    const size = pieces.at(-1)?.end
    return size === undefined ? undefined : { size, stream: (start, end) => createS3Stream(s3, pieces, start, end) }
  }
  return {
    write: async (blobId, bytes) => put(keyOf(blobId), bytes),
    writeAt: async (blobId, offset, bytes) => put(`${keyOf(blobId)}/${String(offset).padStart(12, '0')}`, bytes),
    async load(blobId) {
      const whole = await s3.call({ method: 'GET', key: keyOf(blobId) }, async (response) => {
        if (response.status === 200) return Buffer.from(await response.arrayBuffer())
        return absentOrThrow('GET', response)
      })
      if (whole) return whole
      const grown = await open(blobId)
      return grown && Buffer.from(await new Response(grown.stream(0, grown.size)).arrayBuffer())
    },
    open,
    async remove(blobId) {
      const found = await find(blobId)
      const removeNext = async () => {
        for (let one = found.pop(); one; one = found.pop()) {
          await s3.call({ method: 'DELETE', key: one.key }, (r) => requireDone('DELETE', r))
        }
      }
      await Promise.all(Array.from({ length: REMOVALS_AT_ONCE }, removeNext))
    },
    isEmpty: async () => (await listPage(s3, '')).found.length === 0,
  }
}

/** Of two pieces that overlap, the one that begins later was written later, and what stands before a gap is not more than that. */
function layOut(key: string, found: readonly Listed[]): S3Piece[] {
  const pieces = found
    .map((one) => {
      const start = one.key === key ? 0 : Number(one.key.slice(key.length + 1))
      return { key: one.key, start, end: start + one.size }
    })
    .toSorted((a, b) => a.start - b.start)
  const laidOut = pieces.map((piece, n) => ({ ...piece, end: Math.min(piece.end, pieces[n + 1]?.start ?? piece.end) }))
  const gap = laidOut.findIndex((piece, n) => piece.start !== (laidOut[n - 1]?.end ?? 0))
  return gap < 0 ? laidOut : laidOut.slice(0, gap)
}

async function list(s3: S3Client, prefix: string): Promise<Listed[]> {
  const all: Listed[] = []
  for (let token: string | undefined; ;) {
    const { found, next } = await listPage(s3, prefix, token)
    all.push(...found)
    token = next
    if (token === undefined) return all
  }
}

async function listPage(s3: S3Client, prefix: string, token?: string): Promise<{ found: Listed[]; next?: string }> {
  const page = await s3.call({ method: 'GET', key: '', query: listing(s3, prefix, token) }, async (response) => {
    if (response.status !== 200) throw await createS3Refusal('GET', response)
    return response.text()
  })
  const found: Listed[] = []
  for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = /<Key>([^<]*)<\/Key>/.exec(entry)?.[1]?.slice(s3.prefix.length)
    const size = Number(/<Size>(\d+)<\/Size>/.exec(entry)?.[1] ?? Number.NaN)
    if (key !== undefined && size >= 0) found.push({ key, size })
  }
  const next = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(page)?.[1]
  return { found, ...(next === undefined ? {} : { next }) }
}

function listing(s3: S3Client, prefix: string, token: string | undefined): Record<string, string> {
  const query = { 'list-type': '2', prefix: s3.prefix + prefix }
  return token === undefined ? query : { ...query, 'continuation-token': token.replaceAll('&amp;', '&') }
}

async function requireDone(method: string, response: Response): Promise<void> {
  if (response.status === 200 || response.status === 204) await response.body?.cancel()
  else if (method !== 'DELETE') throw await createS3Refusal(method, response)
  else await absentOrThrow(method, response)
}

/** An object that is not there is nothing; a bucket that is not there is a fault. */
async function absentOrThrow(method: string, response: Response): Promise<undefined> {
  const refusal = await createS3Refusal(method, response)
  if (refusal.status !== 404 || refusal.code === 'NoSuchBucket') throw refusal
}
