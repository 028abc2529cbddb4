import { describe, expect, it } from 'vitest'
import { seededRandom } from '../tests/_util/seeded-random.ts'
import { decodeBase64, decodeBase64Url, encodeBase64, encodeBase64InSteps, encodeBase64Url } from './bytes.ts'
import { FormatError } from './errors.ts'

const samples = [0, 1, 2, 3, 100, 70_000].map(seededRandom('base64'))

describe(encodeBase64, () => {
  it('[W4] is padded standard base64, with and without the platform’s own', () => {
    for (const bytes of samples) {
      const expected = Buffer.from(bytes).toString('base64')
      expect(encodeBase64(bytes)).toBe(expected)
      expect(encodeBase64InSteps(bytes)).toBe(expected)
      expect(decodeBase64(expected)).toEqual(bytes)
    }
  })
})

describe(decodeBase64, () => {
  it('[W4] refuses every second form of the same bytes', () => {
    for (const text of ['AA', 'AA=', 'AB==', 'AAB=', 'AA==\n', ' AA==', 'A-__', 'AAAAA']) {
      expect(() => decodeBase64(text)).toThrow(FormatError)
    }
  })
})

describe(decodeBase64Url, () => {
  it('reads what encodeBase64Url writes, and only that', () => {
    for (const bytes of samples) expect(decodeBase64Url(encodeBase64Url(bytes))).toEqual(bytes)
    for (const text of ['A', 'AB', 'AA==', 'a+bc', 'a/bc', 'ab c']) {
      expect(() => decodeBase64Url(text)).toThrow(FormatError)
    }
  })
})
