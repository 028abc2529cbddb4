import { BlockList, isIP } from 'node:net'
import { ConfigError } from './config-error.ts'

/**
 * Decides whose word about the address of a client is believed: that of the reverse proxies in front of this server.
 *
 * @param value Addresses and ranges such as `10.0.0.0/8, fd00::/8`, parted by commas; `loopback` is this machine itself.
 * @throws {ConfigError} For anything else.
 */
export function parseTrustedProxies(value: string | undefined): BlockList {
  const proxies = new BlockList()
  for (const entry of (value ?? '').split(',').map((text) => text.trim())) {
    if (entry === '') continue
    const ranges = entry === 'loopback' ? ['127.0.0.0/8', '::1/128'] : [entry]
    if (!ranges.every((range) => addRange(proxies, range))) {
      throw new ConfigError(
        'TRUSTED_PROXIES',
        'takes addresses and ranges such as 10.0.0.0/8, parted by commas, or loopback',
      )
    }
  }
  return proxies
}

function addRange(proxies: BlockList, range: string): boolean {
  const [address = '', bits, ...rest] = range.split('/')
  const version = isIP(address)
  const width = version === 4 ? 32 : 128
  const prefix = bits === undefined ? width : /^\d{1,3}$/.test(bits) ? Number(bits) : -1
  // A range of everybody would let everybody say who they are.
  if (version === 0 || rest.length > 0 || prefix < 1 || prefix > width) return false
  proxies.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6')
  return true
}
