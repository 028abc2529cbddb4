import { MAX_TEXT_LENGTH } from '@umkreis/crypto'
import { describe, expect, it } from 'vitest'
import { charactersTooMany, TEXT_MAX_LENGTH } from './composing.ts'

describe(charactersTooMany, () => {
  it('leaves room for files and names beside the text', () => {
    const beside = { files: 10, mentions: 20 }
    expect(charactersTooMany('€'.repeat(9_000), beside)).toBe(0)
    expect(charactersTooMany('€'.repeat(13_333), beside)).toBeGreaterThan(0)
  })

  it('takes as many characters as a sealed message does', () => {
    expect(TEXT_MAX_LENGTH).toBe(MAX_TEXT_LENGTH)
  })

  it('takes 20,000 characters, and not one more', () => {
    expect(charactersTooMany('a'.repeat(20_000))).toBe(0)
    expect(charactersTooMany('a'.repeat(20_001))).toBe(1)
  })

  it('counts bytes too, because some characters take three', () => {
    expect(charactersTooMany('€'.repeat(13_333))).toBe(0)
    expect(charactersTooMany('€'.repeat(13_334))).toBe(1)
  })
})
