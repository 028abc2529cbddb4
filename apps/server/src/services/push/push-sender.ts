import { createHash } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { PushPayload } from '@umkreis/schemas'
import webPush from 'web-push'
import type { Config } from '../../config/config.ts'
import { isPushEndpoint, lookUpPublic } from './push-address.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** A browser as it subscribed. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** What became of a message: `gone` is for ever, after the others a next one may arrive. */
export type PushOutcome = 'sent' | 'gone' | 'failed'

/** Writes to browsers through their push services. */
export interface PushSender {
  /** What browsers subscribe with. */
  publicKey: string
  /** Whether this server writes there at all. */
  isAllowed(endpoint: string): boolean
  /** Seals a payload for one browser (RFC 8291) and hands it over. Never rejects. */
  send(target: PushTarget, payload: PushPayload): Promise<PushOutcome>
}

const TIMEOUT_MS = 10_000
const LIFETIME_S = 24 * 60 * 60

/** @param publicUrl Where push services find who writes, if it is HTTPS; the address of mails otherwise. */
export function createPushSender(
  keys: VapidKeys,
  config: Pick<Config, 'isProduction' | 'mailFrom'>,
  publicUrl: () => string,
): PushSender {
  const isAllowed = (endpoint: string) => isPushEndpoint(endpoint, !config.isProduction)
  const mailto = `mailto:${/<([^>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom}`
  return {
    publicKey: keys.publicKey,
    isAllowed,
    async send({ endpoint, p256dh, auth }, payload) {
      if (!isAllowed(endpoint)) return 'gone'
      try {
        const subject = publicUrl().startsWith('https:') ? publicUrl() : mailto
        const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
          vapidDetails: { subject, ...keys },
          TTL: LIFETIME_S,
          urgency: 'high',
          // Of several that wait at the push service for one group, the last is enough.
          topic: createHash('sha256').update(payload.groupId).digest('base64url').slice(0, 32),
        })
        return outcomeOf(await post(endpoint, details.headers, details.body))
      } catch {
        return 'failed'
      }
    },
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status === 404 || status === 410) return 'gone'
  return status >= 200 && status < 300 ? 'sent' : 'failed'
}

/** Follows no redirection, and reads nothing but the status. */
function post(endpoint: string, headers: Record<string, string>, body: Buffer): Promise<number> {
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
        resolve(answer.statusCode ?? 0)
        answer.destroy()
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
