import { describe, expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

describe('formatBytes', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1,023 bytes'],
    [1024, '1 kB'],
    [1536, '1.5 kB'],
    [5 * 1024 * 1024, '5 MB'],
    [3 * 1024 ** 3, '3 GB'],
    [5000 * 1024 ** 3, '5,000 GB'],
  ])('says %i as %s', (bytes, words) => {
    expect(formatBytes(bytes, 'en')).toBe(words)
  })

  it('writes numbers as the language does', () => {
    expect(formatBytes(1536 * 1024, 'de')).toMatch(/^1,5\sMB$/)
  })
})
