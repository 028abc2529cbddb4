import type { CustomFetch } from 'openid-client'
import type { Outgoing } from '../outgoing/outgoing.ts'
import { OutgoingError } from '../outgoing/outgoing-error.ts'
import { hostOf } from '../outgoing/public-address.ts'

const TYPES = ['application/json', 'application/jwk-set+json']
const MAX_BYTES = 300_000
// Besides the usual ones: where providers that a company runs itself often listen.
const PORTS = [8443]

/** Milliseconds that a provider has for one answer. */
export const PROVIDER_TIMEOUT_MS = 10_000

/** Whether what is sent there is encrypted, or stays on a machine that this server may ask as well. */
export function isSecure(url: URL, alsoReachable: readonly string[]): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && alsoReachable.includes(hostOf(url)))
}

/**
 * Asks providers through the guard that keeps requests out of the server's own network. No redirect is followed: neither a
 * client's secret nor a look at anything else is to be had by one.
 */
export function createProviderFetch(outgoing: Outgoing, alsoReachable: readonly string[]): CustomFetch {
  return async (address, { method, headers, body, signal }) => {
    const url = URL.parse(address)
    if (!url || !isSecure(url, alsoReachable)) throw new OutgoingError('not-allowed')
    const answer = await outgoing.fetch(url.href, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      types: TYPES,
      maxBytes: MAX_BYTES,
      timeoutMs: PROVIDER_TIMEOUT_MS,
      ports: PORTS,
      ...(body === undefined || body === null ? {} : { body: String(body) }),
      ...(signal ? { signal } : {}),
    })
    return new Response(answer.body.length > 0 ? new Uint8Array(answer.body) : null, {
      status: answer.status,
      headers: { 'content-type': answer.contentType },
    })
  }
}
