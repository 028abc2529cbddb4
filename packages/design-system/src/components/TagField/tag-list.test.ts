import { describe, expect, it } from 'vitest'
import { addTags } from './tag-list.ts'

describe('addTags', () => {
  it('splits at commas, semicolons, tabs and line breaks and leaves out empty words', () => {
    const { tags } = addTags([], 'Figma, , Workshops\r\nHMI;Miro\tXR')
    expect(tags).toEqual(['Figma', 'Workshops', 'HMI', 'Miro', 'XR'])
  })

  it('merges the same word in another spelling, and tells which it was', () => {
    const { tags, merged } = addTags(['Türkisch'], 'türkisch, TÜRKISCH , Tu\u0308rkisch')
    expect(tags).toEqual(['Türkisch'])
    expect(merged).toEqual(['Türkisch'])
  })

  it('merges words that stand twice in what is added', () => {
    const { tags, merged } = addTags([], 'Figma, FIGMA')
    expect(tags).toEqual(['Figma'])
    expect(merged).toEqual(['Figma'])
  })

  it('keeps words that differ', () => {
    expect(addTags(['Java'], 'JavaScript')).toMatchObject({ tags: ['Java', 'JavaScript'], merged: [] })
  })

  it('refuses what does not fit under the maximum', () => {
    expect(addTags(['a', 'b'], 'c, d', { max: 3 })).toMatchObject({ tags: ['a', 'b', 'c'], refused: ['d'] })
  })

  it('takes a word of just the greatest length and none that is longer', () => {
    const { tags, tooLong } = addTags([], 'abcde, abcdef', { maxLength: 5 })
    expect(tags).toEqual(['abcde'])
    expect(tooLong).toEqual(['abcdef'])
  })

  it('leaves the given list as it was', () => {
    const before = ['a']
    addTags(before, 'b')
    expect(before).toEqual(['a'])
  })
})
