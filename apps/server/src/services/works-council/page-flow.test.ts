import { expect, it } from 'vitest'
import { breakLines } from './page-flow.ts'

const widthOf = (text: string) => text.length

it('breaks between words', () => {
  expect(breakLines('one two three four', 9, widthOf)).toEqual(['one two', 'three', 'four'])
})

it('breaks inside of a word that no line is wide enough for', () => {
  expect(breakLines('a feed_pictures', 6, widthOf)).toEqual(['a', 'feed_p', 'icture', 's'])
})

it('makes no line of nothing', () => {
  expect(breakLines('', 6, widthOf)).toEqual([])
})
