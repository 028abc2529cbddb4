import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHouse } from '@umkreis/people-search'
import { type RoundPerson, createWeights } from './people-weights.ts'
import { WEIGHT_MAX } from './round-problem.ts'

const person = (changes: Partial<RoundPerson> = {}): RoundPerson => ({
  userId: '',
  city: '',
  skills: [],
  groupIds: [],
  ...changes,
})

describe(createWeights, () => {
  it('is greater for what is shared, most for what is rare, under any of its names', () => {
    const { weightOf } = createWeights([
      person({ skills: ['Kubernetes', 'Excel'] }),
      person({ skills: ['K8s'] }),
      person({ skills: ['Excel'] }),
      person({ skills: ['Excel'] }),
      person({ skills: ['Excel'] }),
      person(),
    ])
    expect(weightOf(0, 1)).toBeGreaterThan(weightOf(0, 2))
    expect(weightOf(0, 2)).toBeGreaterThan(weightOf(0, 5))
  })

  it('knows what skills are called in the house', () => {
    const people = [person({ skills: ['Zinkstube'] }), person({ skills: ['Blechnerei'] }), person()]
    const word = { wordId: 'w', name: 'Zinkstube', synonyms: ['Blechnerei'], isSwitchedOff: false }
    const { weightOf } = createWeights(people, createHouse([word])?.concepts)
    expect(weightOf(0, 1)).toBeGreaterThan(weightOf(0, 2))
    expect(createWeights(people).weightOf(0, 1)).toBe(weightOf(0, 2))
  })

  it('is greater in one city', () => {
    const { weightOf } = createWeights([
      person({ city: 'Munich' }),
      person({ city: 'München' }),
      person({ city: 'Wien' }),
    ])
    expect(weightOf(0, 1)).toBeGreaterThan(weightOf(0, 2))
    expect(createWeights([person(), person()]).weightOf(0, 1)).toBe(weightOf(0, 2))
  })

  it('is less with every group that is shared', () => {
    const inGroups = (count: number) => person({ groupIds: ['a', 'b', 'c', 'd', 'e'].slice(0, count) })
    const { weightOf } = createWeights([inGroups(5), ...[0, 1, 2, 3, 4, 5].map(inGroups)])
    const weights = [1, 2, 3, 4, 5, 6].map((other) => weightOf(0, other))
    expect(weights.slice(0, 5)).toEqual([...new Set(weights)].toSorted((a, b) => b - a))
    expect(weights[5]).toBe(weights[4])
  })

  it('is whole, within its limits, the same both ways, and the same in rows', () => {
    const people = fc.array(
      fc.record({
        userId: fc.constant(''),
        city: fc.constantFrom('', 'Wien', 'Porto'),
        skills: fc.array(fc.constantFrom('Python', 'Rust', 'SQL', 'K8s', 'Helm', 'Käse', ''), { maxLength: 7 }),
        groupIds: fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 }),
      }),
      { minLength: 2, maxLength: 9 },
    )
    fc.assert(
      fc.property(people, (drawn) => {
        const { weightOf, weightsFrom } = createWeights(drawn)
        for (let a = 0; a < drawn.length; a += 1) {
          const row = weightsFrom(a)
          for (let b = a + 1; b < drawn.length; b += 1) {
            expect(row[b]).toBe(weightOf(a, b))
            expect(weightOf(b, a)).toBe(weightOf(a, b))
            expect(Number.isInteger(row[b]) && row[b]! >= 0 && row[b]! <= WEIGHT_MAX).toBe(true)
          }
        }
      }),
    )
  })
})
