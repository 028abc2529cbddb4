import { describe, expect, it } from 'vitest'
import { isPublicAddress, isPushEndpoint, lookUpPublic } from './push-address.ts'

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')

describe(isPublicAddress, () => {
  it.each(words('1.1.1.1 172.15.255.255 172.32.0.1 192.167.1.1 223.255.255.255 2606:4700::1111 2a00:1450::1'))(
    'takes %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each([
    ...words('0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1'),
    ...words('198.18.0.1 203.0.113.9 224.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:1.1.1.1'),
    ...words('64:ff9b::7f00:1 fc00::1 fe80::1 ff02::1 2001::1 2001:db8::1 2002:7f00:1:: push.example'),
    '',
  ])('refuses %j', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe(isPushEndpoint, () => {
  it.each(
    words('https://push.example/send/abc?x=1 https://push.example:443/x https://1.1.1.1/x https://[2606:4700::1]/'),
  )('takes %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, false)).toBe(true)
  })

  it.each(words('http://127.0.0.1:4000/x https://localhost:8443/x http://[::1]:4000/x'))(
    'takes %s only where loopback is allowed',
    (endpoint) => {
      expect(isPushEndpoint(endpoint, true)).toBe(true)
      expect(isPushEndpoint(endpoint, false)).toBe(false)
    },
  )

  it.each([
    ...words(
      'http://push.example/x https://push.example:8443/x https://user:secret@push.example/x ftp://push.example/x',
    ),
    ...words(
      'https://intranet/x https://printer.local/x https://db.internal./x https://10.0.0.1/x https://0xA9FEA9FE/x',
    ),
    ...words('https://[::ffff:10.0.0.1]/x https://[fe80::1]/x javascript:alert(1) push.example'),
    '',
  ])('refuses %j', (endpoint) => {
    expect(isPushEndpoint(endpoint, true)).toBe(false)
  })
})

describe('lookUpPublic', () => {
  it.each([true, false])('refuses a name that leads to this machine (all: %s)', async (all) => {
    const error = await new Promise((resolve) => lookUpPublic('localhost', { all }, resolve))
    expect(error).toBeInstanceOf(Error)
  })
})
