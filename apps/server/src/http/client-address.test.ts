import { describe, expect, it } from 'vitest'
import { parseTrustedProxies } from '../config/trusted-proxies.ts'
import { clientAddress } from './client-address.ts'

const proxies = parseTrustedProxies('10.0.0.0/8, loopback, fd00::/8')
const from = (remote: string | undefined, forwardedFor?: string) => clientAddress(proxies, { remote, forwardedFor })

describe(clientAddress, () => {
  it('is whom a trusted proxy saw', () => {
    expect(from('10.1.2.3', '203.0.113.7')).toBe('203.0.113.7')
    expect(from('::ffff:127.0.0.1', '203.0.113.7')).toBe('203.0.113.7')
    expect(from('10.1.2.3', '203.0.113.7, 10.9.9.9')).toBe('203.0.113.7')
    expect(from('fd00::1', '203.0.113.7')).toBe('203.0.113.7')
  })

  it('is whoever is connected where no proxy is trusted, whatever they say', () => {
    expect(from('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
    expect(clientAddress(parseTrustedProxies(undefined), { remote: '127.0.0.1', forwardedFor: '1.2.3.4' })).toBe(
      '127.0.0.1',
    )
  })

  it('is not what a client writes before a proxy adds it', () => {
    expect(from('10.1.2.3', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
    expect(from('10.1.2.3', '10.0.0.1, 203.0.113.7')).toBe('203.0.113.7')
  })

  it.each(['', 'unknown', 'evil.example', '"><script>', ',,,', '203.0.113.7:80'])(
    'is the proxy itself where it says %j',
    (said) => {
      expect(from('10.1.2.3', said)).toBe('10.1.2.3')
    },
  )

  it('is one network of IPv6, whose addresses one subscriber has by the billion', () => {
    expect(from('2001:db8:1:2::5')).toBe('2001:db8:1:2::/64')
    expect(from('2001:db8:1:2:ffff:aaaa:bbbb:1')).toBe('2001:db8:1:2::/64')
    expect(from('2001:db8::5')).toBe('2001:db8:0:0::/64')
    expect(from('::1')).toBe('0:0:0:0::/64')
    expect(from('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
    expect(from(undefined)).toBe('unknown')
  })
})
