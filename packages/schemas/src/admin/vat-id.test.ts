import { describe, expect, it } from 'vitest'
import { isVatId } from './vat-id.ts'

describe(isVatId, () => {
  it.each(['DE136695976', 'ATU12345678', 'FRXX123456789', 'NL123456789B01', 'EL123456789', 'PL1234567890'])(
    'takes %s',
    (text) => expect(isVatId(text)).toBe(true),
  )

  it.each(['DE136695977', 'DE12345678', 'DE 136695976', 'GR123456789', 'US123456789', 'AT12345678', '136695976', ''])(
    'refuses %j',
    (text) => expect(isVatId(text)).toBe(false),
  )
})
