import { describe, expect, it } from 'vitest'
import { foldSpelling } from './fold-spelling.ts'

describe(foldSpelling, () => {
  it.each([
    ['Köln', 'Koeln', 'koln'],
    ['Prüfstraße', 'Pruefstrasse', 'prufstrasse'],
    ['Genève', 'Geneve', 'geneve'],
  ])('takes %s and %s for the same', (one, other, folded) => {
    expect([one, other].map(foldSpelling)).toEqual([folded, folded])
  })

  it('leaves letters that are no umlaut', () => {
    expect(foldSpelling('Queue')).toBe('queue')
  })
})
