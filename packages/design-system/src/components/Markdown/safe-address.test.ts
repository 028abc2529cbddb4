import { describe, expect, it } from 'vitest'
import { loadSafeAddress } from './safe-address.ts'

describe('loadSafeAddress', () => {
  it.each(['https://umkreis.example/a?b=c#d', 'http://umkreis.example/', 'mailto:mira@umkreis.example'])(
    'lets %s through',
    (address) => {
      expect(loadSafeAddress(address)).toBe(address)
    },
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://umkreis.example/1',
    '//umkreis.example',
    '/admin',
    '#top',
    '',
  ])('refuses %j', (address) => {
    expect(loadSafeAddress(address)).toBeUndefined()
  })
})
