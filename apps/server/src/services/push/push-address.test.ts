import { describe, expect, it } from 'vitest'
import { isPushEndpoint } from './push-address.ts'

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')

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
