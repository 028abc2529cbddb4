import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, type LookupFunction, isIP } from 'node:net'
import { isLoopback } from '../../config/is-loopback.ts'

const NOT_PUBLIC_4 = new BlockList()
// IANA's special-purpose addresses: whatever leads to this machine, its network, or nowhere.
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOT_PUBLIC_4.addSubnet(network, prefix, 'ipv4')
}

const GLOBAL_6 = new BlockList()
GLOBAL_6.addSubnet('2000::', 3, 'ipv6')
// Within it: tunnels that carry any address of version 4, and what is only for examples.
const NOT_PUBLIC_6 = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  NOT_PUBLIC_6.addSubnet(network, prefix, 'ipv6')
}

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !NOT_PUBLIC_4.check(address, 'ipv4')
    case 6:
      return GLOBAL_6.check(address, 'ipv6') && !NOT_PUBLIC_6.check(address, 'ipv6')
    default:
      return false
  }
}

/**
 * Whether a subscription's address may be written to: HTTPS at its usual port and a name or address of the public
 * internet. What a name leads to is decided when it is looked up.
 *
 * @param allowsLoopback Besides, this machine itself, at any port and without encryption.
 */
export function isPushEndpoint(endpoint: string, allowsLoopback: boolean): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password || !/^https?:$/.test(url.protocol)) return false
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (allowsLoopback && isLoopback(host)) return true
  if (url.protocol !== 'https:' || url.port !== '') return false
  if (isIP(host)) return isPublicAddress(host)
  return host.includes('.') && !/\.(?:localhost|local|internal|lan|home|corp|intranet|home\.arpa)$/.test(host)
}

/** Looks names up as Node does and passes on only public addresses, so that no name leads into the server's own network. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
    const allowed = addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = allowed
    if (error) callback(error, '')
    else if (!first) callback(new Error('The name leads to no public address'), '')
    else if (options.all) callback(null, allowed)
    else callback(null, first.address, first.family)
  })
}
