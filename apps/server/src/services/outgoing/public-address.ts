import { BlockList, isIP } from 'node:net'

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
  // Looks public, and is where machines of Azure ask about themselves.
  ['168.63.129.16', 32],
] as const) {
  NOT_PUBLIC_4.addSubnet(network, prefix, 'ipv4')
}

// What carries an address of version 4 in another form (mapped, compatible, NAT64) lies outside of it.
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

/** Whether a name can be one of the public internet. Where it leads is decided when it is looked up. */
export function isPublicName(name: string): boolean {
  return (
    name.includes('.') &&
    !/\.(?:localhost|localdomain|local|internal|private|lan|home|corp|intranet|home\.arpa|onion)$/.test(name)
  )
}

/** The host of an address as other code takes it: without the brackets of version 6, and dots at its end. */
export function hostOf({ hostname }: URL): string {
  return hostname.replaceAll(/^\[|\]$/g, '').replace(/\.+$/, '')
}
