import { isIP } from 'node:net'
import { isLoopback } from '../../config/is-loopback.ts'
import { hostOf, isPublicAddress, isPublicName } from '../outgoing/public-address.ts'

/**
 * Whether a subscription's address may be written to: HTTPS at its usual port and a name or address of the public
 * internet. What a name leads to is decided when it is looked up.
 *
 * @param allowsLoopback Besides, this machine itself, at any port and without encryption.
 */
export function isPushEndpoint(endpoint: string, allowsLoopback: boolean): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password || !/^https?:$/.test(url.protocol)) return false
  const host = hostOf(url)
  if (allowsLoopback && isLoopback(host)) return true
  if (url.protocol !== 'https:' || url.port !== '') return false
  return isIP(host) ? isPublicAddress(host) : isPublicName(host)
}
