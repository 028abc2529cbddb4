import { describe, expect, it } from 'vitest'
import { bytesTooMany, TEXT_MAX_BYTES, textToSend } from './composing.ts'

describe(bytesTooMany, () => {
  it('counts bytes, not characters', () => {
    expect(bytesTooMany('a'.repeat(TEXT_MAX_BYTES))).toBe(0)
    expect(bytesTooMany('a'.repeat(TEXT_MAX_BYTES + 1))).toBe(1)
    expect(bytesTooMany('ä'.repeat(TEXT_MAX_BYTES / 2 + 1))).toBe(2)
  })
})

describe(textToSend, () => {
  it('is nothing for space alone, and keeps lines inside', () => {
    expect(textToSend(' \n ')).toBe('')
    expect(textToSend(' a\n\nb ')).toBe('a\n\nb')
  })
})
