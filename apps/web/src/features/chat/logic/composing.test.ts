import { describe, expect, it } from 'vitest'
import { charactersTooMany, textToSend } from './composing.ts'

describe(charactersTooMany, () => {
  it('takes 20,000 characters, and not one more', () => {
    expect(charactersTooMany('a'.repeat(20_000))).toBe(0)
    expect(charactersTooMany('a'.repeat(20_001))).toBe(1)
  })

  it('counts bytes too, because some characters take three', () => {
    expect(charactersTooMany('€'.repeat(13_333))).toBe(0)
    expect(charactersTooMany('€'.repeat(13_334))).toBe(1)
  })
})

describe(textToSend, () => {
  it('is nothing for space alone, and keeps lines inside', () => {
    expect(textToSend(' \n ')).toBe('')
    expect(textToSend(' a\n\nb ')).toBe('a\n\nb')
  })
})
