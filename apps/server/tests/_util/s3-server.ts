import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signatureOf } from './s3-signature.ts'

/** What the server does instead of answering, to requests of one method. */
export type S3Fault = 'unavailable' | 'silent' | 'breaks-off'

export interface S3Server extends AsyncDisposable {
  endpoint: string
  /** Every object of the bucket, by its key. */
  objects: Map<string, Buffer>
  /** `GET ab/abc…` and so on, as far as they were signed rightly. */
  requests: string[]
  /** The next requests, as many as there are, end like this. */
  faults: S3Fault[]
  /** Closes the port and all connections, or opens it again. */
  away(isAway: boolean): Promise<void>
}

export const S3_BUCKET = 'umkreis-files'
export const S3_KEY = { AWS_ACCESS_KEY_ID: 'UMKREISKEY', AWS_SECRET_ACCESS_KEY: 'wJalr/secret+key' }
const REGION = 'eu-central-1'
const PAGE_SIZE = 3

/**
 * A small, strict S3: one bucket in memory. It checks the signature, the hash of the body and the date, and knows of S3
 * what a blob store needs; anything else is refused.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  const faults: S3Fault[] = []
  const server = createServer((request, response) => {
    void answer(request, response, { objects, requests, faults }).catch((error: unknown) =>
      response.destroy(error as Error),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    requests,
    faults,
    async away(isAway) {
      if (isAway) return close()
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    [Symbol.asyncDispose]: async () => {
      if (server.listening) await close()
    },
  }
}

/** `BLOB_URL` and its credentials for a server's own bucket. */
export function s3Env({ endpoint }: S3Server, bucket = S3_BUCKET) {
  return { BLOB_URL: `s3://${bucket}/files?endpoint=${endpoint}&region=${REGION}`, ...S3_KEY }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { objects, requests, faults }: Pick<S3Server, 'objects' | 'requests' | 'faults'>,
): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const body = Buffer.concat(parts)
  const refuse = (status: number, code: string) => {
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
  }
  const fault = faults.shift()
  if (fault === 'silent') return
  if (fault === 'unavailable') return refuse(503, 'SlowDown')
  const wrong = findFlaw(request, body)
  if (wrong) return refuse(403, wrong)
  const url = new URL(request.url ?? '', 'http://s3')
  const [, bucket, ...rest] = url.pathname.split('/')
  const key = rest.join('/')
  const method = request.method ?? ''
  requests.push(`${method} ${key}`)
  if (bucket !== S3_BUCKET) return refuse(404, 'NoSuchBucket')
  if (method === 'GET' && key === '') return list(url.searchParams, objects, response)
  if (key === '' || url.search !== '') return refuse(501, 'NotImplemented')
  if (method === 'PUT') {
    objects.set(key, body)
    response.writeHead(200).end()
  } else if (method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else if (method === 'GET') {
    const object = objects.get(key)
    if (!object) return refuse(404, 'NoSuchKey')
    sendObject(object, request.headers.range, response, fault)
  } else refuse(405, 'MethodNotAllowed')
}

function findFlaw(request: IncomingMessage, body: Buffer): string | undefined {
  const headers = request.headers as Record<string, string | undefined>
  const signature = signatureOf(
    { method: request.method ?? '', target: request.url ?? '', headers },
    S3_KEY.AWS_SECRET_ACCESS_KEY,
  )
  if (!signature) return 'AccessDenied'
  if (signature.accessKeyId !== S3_KEY.AWS_ACCESS_KEY_ID) return 'InvalidAccessKeyId'
  if (signature.region !== REGION) return 'AuthorizationHeaderMalformed'
  const isWhole = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signature.signedHeaders.includes(name))
  if (!isWhole || signature.given !== signature.expected) return 'SignatureDoesNotMatch'
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(headers['x-amz-date'] ?? '') ?? []
  const sentMs = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`)
  if (!(Math.abs(Date.now() - sentMs) < 900_000)) return 'RequestTimeTooSkewed'
  const hash = createHash('sha256').update(body).digest('hex')
  return headers['x-amz-content-sha256'] === hash ? undefined : 'XAmzContentSHA256Mismatch'
}

function list(query: URLSearchParams, objects: Map<string, Buffer>, response: ServerResponse): void {
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).toSorted()
  const page = keys.slice(0, PAGE_SIZE)
  const more = keys.length > page.length ? Buffer.from(page.at(-1) ?? '').toString('base64') : undefined
  const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size></Contents>`)
  const token = more ? `<NextContinuationToken>${more}</NextContinuationToken>` : ''
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><ListBucketResult>${contents.join('')}${token}</ListBucketResult>`)
}

function sendObject(object: Buffer, range: string | undefined, response: ServerResponse, fault?: S3Fault): void {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  const start = Number(first ?? 0)
  const bytes = object.subarray(start, last === undefined ? undefined : Number(last) + 1)
  if (start >= object.length && range) {
    response.writeHead(416).end('<Error><Code>InvalidRange</Code></Error>')
    return
  }
  response.writeHead(range ? 206 : 200, { 'content-length': bytes.length })
  if (fault === 'breaks-off') {
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
  } else response.end(bytes)
}
