import { describe, expect, it } from 'vitest'
import { findDistance, findGap, findPlace, findSkills, shareWords } from './findings.ts'

const count = (name: string, people: number | null) => ({ name, people, country: null, hidden: null })

describe(findPlace, () => {
  it('names two places where one is too few to speak of', () => {
    expect(findPlace([count('München', 92), count('Leipzig', 68), count('Wien', 31)], 240, 'work in', '')).toEqual({
      title: 'Two in three of us work in München or Leipzig',
      names: ['München', 'Leipzig'],
    })
  })

  it('names one that is enough, and none where nobody says', () => {
    expect(findPlace([count('', 60), count('Ulm', 50)], 100, 'work in', 'x').title).toBe('Half of us work in Ulm')
    expect(findPlace([count('Ulm', null)], 100, 'work in', 'By city').title).toBe('By city')
  })
})

it.each([
  [1, 'Nearly all'],
  [0.66, 'Two in three'],
  [0.25, 'One in four'],
  [0.01, 'A few'],
])('says %d as “%s”', (share, words) => {
  expect(shareWords(share)).toBe(words)
})

it('counts skills in words up to twelve', () => {
  expect(findSkills({ fragile: 2220, held: [] }, true)).toBe('2,220 skills rest on fewer than five people')
  expect(findSkills({ fragile: 11, held: [] }, true)).toBe('Eleven skills rest on fewer than five people')
  expect(findSkills({ fragile: 1, held: [] }, true)).toBe('One skill rests on fewer than five people')
  expect(findSkills({ fragile: 3, held: [] }, false)).toBe(
    'Three of our skills are held by fewer than five people here',
  )
})

it('finds the gap in the profiles, and what is nearly complete', () => {
  const part = (name: 'picture' | 'city', people: number | null) => ({ part: name, people, state: 'shown' as const })
  expect(findGap([part('picture', 61), part('city', 98)], 100).title).toBe('Pictures are the gap in our profiles')
  expect(findGap([part('picture', null)], 100).title).toBe('Our profiles are nearly complete')
})

it('finds the two that share least', () => {
  const links = [
    { from: 0, to: 0, perHundred: 1 },
    { from: 0, to: 1, perHundred: 12 },
    { from: 0, to: 2, perHundred: null },
    { from: 1, to: 2, perHundred: 30 },
  ]
  expect(findDistance({ names: ['Software', 'Fertigung', 'Service'], links })).toEqual({
    title: 'Software and Fertigung rarely share a group',
    pair: [1, 0],
  })
  expect(findDistance({ names: [], links: [] }).pair).toBeUndefined()
})
