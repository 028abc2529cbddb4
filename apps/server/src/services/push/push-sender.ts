import { createHash } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { FeedPushPayload, PushPayload } from '@umkreis/schemas'
import webPush from 'web-push'
import type { Config } from '../../config/config.ts'
import { lookUpPublic } from '../outgoing/guarded-lookup.ts'
import { allowsLoopback } from './allows-loopback.ts'
import { isPushEndpoint } from './push-address.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** A browser as it subscribed. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** What became of a message: `gone` is for ever, `busy` passes, and after a refusal a next one may arrive. */
export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'refused' }
  /** The push service was not reached, or asks for patience: for `afterMs` milliseconds, where it says so. */
  | { kind: 'busy'; afterMs: number | undefined }

/** Writes to browsers through their push services. */
export interface PushSender {
  /** What browsers subscribe with. */
  publicKey: string
  /** Whether this server writes there at all. */
  isAllowed(endpoint: string): boolean
  /** Seals a payload for one browser (RFC 8291) and hands it over. Never rejects. */
  send(target: PushTarget, payload: PushPayload | FeedPushPayload): Promise<PushOutcome>
}

const TIMEOUT_MS = 10_000
const LIFETIME_S = 24 * 60 * 60

/** @param publicUrl Where push services find who writes, if it is HTTPS; the address of mails otherwise. */
export function createPushSender(
  keys: VapidKeys,
  config: Pick<Config, 'host' | 'isProduction' | 'mailFrom'>,
  publicUrl: () => string,
): PushSender {
  const isAllowed = (endpoint: string) => isPushEndpoint(endpoint, allowsLoopback(config, publicUrl()))
  const mailto = `mailto:${/<([^>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom}`
  const seal = ({ endpoint, p256dh, auth }: PushTarget, payload: PushPayload | FeedPushPayload) =>
    webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: { subject: publicUrl().startsWith('https:') ? publicUrl() : mailto, ...keys },
      TTL: LIFETIME_S,
      urgency: 'high',
      // Of several that wait at the push service for one group or post, the last is enough.
      topic: createHash('sha256')
        .update('groupId' in payload ? payload.groupId : `post ${payload.postId}`)
        .digest('base64url')
        .slice(0, 32),
    })
  return {
    publicKey: keys.publicKey,
    isAllowed,
    async send(target, payload) {
      if (!isAllowed(target.endpoint)) return { kind: 'gone' }
      try {
        const { headers, body } = seal(target, payload)
        return outcomeOf(await post(target.endpoint, headers, body))
      } catch (error) {
        return error instanceof UnreachedError ? { kind: 'busy', afterMs: undefined } : { kind: 'refused' }
      }
    },
  }
}

class UnreachedError extends Error {
  override name = 'UnreachedError'
}

type Answer = { status: number; retryAfter: string | undefined }

function outcomeOf({ status, retryAfter }: Answer): PushOutcome {
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status !== 408 && status !== 429 && status < 500) return { kind: 'refused' }
  // RFC 9110 also knows a date there; push services send seconds.
  return { kind: 'busy', afterMs: /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : undefined }
}

/** Follows no redirection, and reads nothing but the status and how long to wait. */
function post(endpoint: string, headers: Record<string, string>, body: Buffer): Promise<Answer> {
  const url = new URL(endpoint)
  const isHttps = url.protocol === 'https:'
  const isLocal = !isPushEndpoint(endpoint, false)
  const request = isHttps ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false,
        ...(isLocal ? {} : { lookup: lookUpPublic }),
      },
      (answer) => {
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
        answer.destroy()
      },
    )
    sent.on('error', (error) => reject(new UnreachedError('No answer', { cause: error })))
    sent.end(body)
  })
}
