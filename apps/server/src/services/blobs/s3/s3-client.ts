import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Config } from '../../../config/blob-url.ts'
import { ServiceError } from '../../../errors/service-error.ts'
import { S3RefusedError } from './s3-error.ts'

/** One call. */
export interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE'
  /** Name of an object; empty for the bucket itself. */
  key: string
  query?: Record<string, string>
  body?: Uint8Array
  /** Bytes wanted of an object, both included. */
  range?: { first: number; last: number }
}

/** How long to wait, in milliseconds, and how often. */
export interface S3Patience {
  /** For an answer; and for each further part of a body. */
  answerMs: number
  /** Calls at most, the first included. */
  attempts: number
  /** Before the second call; three times as long before each further one. */
  pauseMs: number
}

/** Fits into the minute that a request of a member may take. */
export const S3_PATIENCE: S3Patience = { answerMs: 12_000, attempts: 4, pauseMs: 100 }

/** Speaks to one bucket: signs (Signature Version 4, body included), waits, and tries again what may pass. */
export interface S3Client {
  readonly patience: S3Patience
  /** Stands before every key, and in listings. */
  readonly prefix: string
  /**
   * @param read Gets every answer under 500 but 429. What it throws is a reason to try again, save a refusal. Until it settles the answer has to be
   *   complete; what goes on later is its own to end, by the controller.
   * @throws {ServiceError} `unavailable` when the storage cannot be reached or refuses.
   */
  call<T>(request: S3Request, read: (response: Response, abort: AbortController) => Promise<T>): Promise<T>
}

export function createS3Client(config: S3Config, patience: S3Patience = S3_PATIENCE): S3Client {
  const base = addressOf(config)
  const { region, accessKeyId, secretAccessKey } = config
  const keysOfDay = new Map<string, ArrayBuffer>()
  const sign = ({ method, key, query, body, range }: S3Request) => {
    const url = new URL(base + (key && config.prefix + key))
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    return new AwsV4Signer({
      method,
      url: url.href,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(range ? { range: `bytes=${range.first}-${range.last}` } : {}),
      },
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
      cache: keysOfDay,
    }).sign()
  }
  const attempt = async <T>(request: S3Request, read: (response: Response, abort: AbortController) => Promise<T>) => {
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(new Error('No answer in time')), patience.answerMs)
    try {
      // Signed anew each time: a signature is good for minutes only.
      const { url, method, headers } = await sign(request)
      const body = request.body as Uint8Array<ArrayBuffer> | undefined
      const response = await fetch(url, {
        method,
        headers,
        // A signature is for one host: what is asked for elsewhere has to be signed for elsewhere.
        redirect: 'manual',
        signal: abort.signal,
        ...(body ? { body } : {}),
      })
      if (response.status < 500 && response.status !== 429) return await read(response, abort)
      await response.body?.cancel()
      throw new Error(`The storage of files answers ${method} with ${response.status}`)
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    patience,
    prefix: config.prefix,
    async call(request, read) {
      for (let made = 1; ; made += 1) {
        try {
          return await attempt(request, read)
        } catch (error) {
          if (made >= patience.attempts || error instanceof S3RefusedError) throw unavailable(error)
          await wait(patience.pauseMs * 3 ** (made - 1) * (0.5 + Math.random() / 2))
        }
      }
    },
  }
}

function addressOf({ endpoint, isPathStyle, bucket }: S3Config): string {
  if (isPathStyle) return `${endpoint}/${bucket}/`
  const url = new URL(endpoint)
  url.hostname = `${bucket}.${url.hostname}`
  return url.href
}

function unavailable(cause: unknown): ServiceError {
  return new ServiceError('unavailable', 'Files cannot be reached at the moment. Please try again', {
    retryAfterS: 5,
    cause,
  })
}
