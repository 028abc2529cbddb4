import { describe, expect, it } from 'vitest'
import { parseTokenTimes } from './access-token.ts'

const withPayload = (payload: string) => `e30.${Buffer.from(payload).toString('base64url')}.sig`

describe(parseTokenTimes, () => {
  it('reads seconds as milliseconds', () => {
    expect(parseTokenTimes(withPayload('{"iat":100,"exp":1000}'))).toEqual({
      issuedAtMs: 100_000,
      expiresAtMs: 1_000_000,
    })
  })

  it.each(['', 'opaque', 'a.b.c', withPayload('null'), withPayload('{"iat":"now","exp":1}'), withPayload('{"iat":1}')])(
    'reads nothing from %o',
    (token) => {
      expect(parseTokenTimes(token)).toBeUndefined()
    },
  )
})
