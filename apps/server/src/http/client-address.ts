import { type BlockList, isIP, isIPv4 } from 'node:net'

/** What is known of where a request comes from. */
export interface Origin {
  /** Who is connected. */
  remote: string | undefined
  /** The header `X-Forwarded-For`. */
  forwardedFor: string | undefined
}

/**
 * Whom limits count: the client as the nearest proxy that is trusted saw it, and no word of anybody else. Of an IPv6 address
 * the network of 64 bits, because whoever has one address there has all of them.
 *
 * @returns `unknown` where nobody is connected any more.
 */
export function clientAddress(trusted: BlockList, { remote, forwardedFor }: Origin): string {
  let address = normalise(remote ?? '')
  // From the right: each proxy adds whom it saw; what stands further left anybody may have written.
  for (const hop of (forwardedFor ?? '').split(',').toReversed()) {
    if (!isTrusted(trusted, address)) break
    const before = normalise(hop.trim())
    if (before === '') break
    address = before
  }
  return networkOf(address)
}

/** Whether this is one of the proxies. */
export function isTrusted(trusted: BlockList, address: string): boolean {
  const plain = normalise(address)
  return plain !== '' && trusted.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
}

/** An IPv4 address as such, also where the socket takes both kinds; empty for what is no address. */
function normalise(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return isIP(plain) === 0 ? '' : plain
}

function networkOf(address: string): string {
  if (address === '') return 'unknown'
  if (isIPv4(address)) return address
  // The URL parser writes every IPv6 address in its one shortest form.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''))
  const groups = [
    ...(before ?? []),
    ...Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0'),
  ]
  return `${(tail === undefined ? (before ?? []) : [...groups, ...(after ?? [])]).slice(0, 4).join(':')}::/64`
}
