import { describe, expect, it } from 'vitest'
import { hostOf, isPublicAddress, isPublicName } from './public-address.ts'

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
    ...words('192.0.0.192 100.100.100.200 168.63.129.16 fd00:ec2::254'),
    ...words('198.18.0.1 203.0.113.9 224.0.0.1 255.255.255.255 :: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:1.1.1.1'),
    ...words('64:ff9b::7f00:1 64:ff9b:1::a00:1 fc00::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 2001::1 2001:db8::1'),
    ...words('2002:7f00:1:: 3fff::1 5f00::1 push.example'),
    '',
  ])('refuses %j', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe(isPublicName, () => {
  it.each(words('umkreis.example a.b.example internal.example xn--mnchen-3ya.example'))('takes %s', (name) => {
    expect(isPublicName(name)).toBe(true)
  })

  it.each([...words('localhost intranet a.localhost printer.local db.internal nas.lan router.home.arpa x.onion'), ''])(
    'refuses %j',
    (name) => {
      expect(isPublicName(name)).toBe(false)
    },
  )
})

describe(hostOf, () => {
  it.each([
    ['https://[2606:4700::1]/', '2606:4700::1'],
    ['https://localhost./', 'localhost'],
    ['https://localhost../', 'localhost'],
    ['https://EXAMPLE.org:8443/', 'example.org'],
  ])('of %s is %s', (address, host) => {
    expect(hostOf(new URL(address))).toBe(host)
  })
})
