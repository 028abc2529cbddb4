import { expect, it } from 'vitest'
import { createSortedWords } from './sorted-words.ts'

it('finds words by their beginning and their end, those that came later too', () => {
  const words = createSortedWords()
  for (const word of ['seilbahn', 'bahn', 'seil']) words.add(word)
  expect([...words.startingWith('seil')]).toEqual(['seil', 'seilbahn'])
  for (const word of ['autobahn', 'seide', 'sei']) words.add(word)
  expect([...words.startingWith('sei')]).toEqual(['sei', 'seide', 'seil', 'seilbahn'])
  expect([...words.endingWith('bahn')].toSorted()).toEqual(['autobahn', 'bahn', 'seilbahn'])
  expect([...words.startingWith('x')]).toEqual([])
})
