import { describe, expect, it } from 'vitest'
import { addTags } from './tag-list.ts'

describe('addTags', () => {
  it('splits at commas and line breaks and leaves out empty words', () => {
    expect(addTags([], 'Figma, , Workshops\nHMI').tags).toEqual(['Figma', 'Workshops', 'HMI'])
  })

  it('merges the same word in another spelling', () => {
    expect(addTags(['Türkisch'], 'türkisch, TÜRKISCH , Türkisch').tags).toEqual(['Türkisch'])
  })

  it('keeps words that differ', () => {
    expect(addTags(['Java'], 'JavaScript').tags).toEqual(['Java', 'JavaScript'])
  })

  it('refuses what does not fit under the maximum', () => {
    expect(addTags(['a', 'b'], 'c, d', 3)).toEqual({ tags: ['a', 'b', 'c'], refused: ['d'] })
  })

  it('leaves the given list as it was', () => {
    const before = ['a']
    addTags(before, 'b')
    expect(before).toEqual(['a'])
  })
})
