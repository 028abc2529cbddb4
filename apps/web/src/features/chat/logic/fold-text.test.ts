import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

describe(foldText, () => {
  it('leaves alone what is not long', () => {
    expect([foldText('a'.repeat(3000)), foldText('a\n'.repeat(39))]).toEqual([null, null])
  })

  it('folds many characters and many lines', () => {
    expect(foldText('a'.repeat(3001))).toBe('a'.repeat(3000))
    expect(foldText('a\n'.repeat(40))?.split('\n')).toHaveLength(30)
  })

  it('cuts no character in two', () => {
    expect(foldText(`a${'😀'.repeat(2000)}`)).toBe(`a${'😀'.repeat(1499)}`)
  })
})
