import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../demo/random.ts'
import { type Row, protectList } from './protect-list.ts'

const rows = (...people: number[]): Row[] => people.map((count, index) => ({ key: `row ${index}`, people: count }))
const fates = (...people: number[]) => [...protectList(rows(...people)).values()].toSorted()

/** All numbers that a hidden row can have, for whoever knows the sum of the hidden rows and what is said of each. */
function possible(labels: readonly string[], sum: number, wanted: number): Set<number> {
  const found = new Set<number>()
  const fill = (at: number, left: number, value: number) => {
    if (at === labels.length) {
      if (left === 0) found.add(value)
      return
    }
    const [least, most] = labels[at] === 'few' ? [1, 4] : [5, left]
    for (let n = least; n <= Math.min(most, left); n += 1) fill(at + 1, left - n, at === wanted ? n : value)
  }
  fill(0, sum, 0)
  return found
}

describe(protectList, () => {
  it('shows everything of a table without small rows', () => {
    expect(fates(5, 92, 68)).toEqual(['shown', 'shown', 'shown'])
  })

  it('hides the next smallest with a single small row', () => {
    expect(Object.fromEntries(protectList(rows(92, 68, 15, 4)))).toEqual({
      'row 0': 'shown',
      'row 1': 'shown',
      'row 2': 'with',
      'row 3': 'few',
    })
  })

  it('hides one more where the sum alone would tell the small one', () => {
    // Of six, one row with five or more and one with one to four: the small one could only be one.
    expect(fates(1, 5, 40, 90)).toEqual(['few', 'shown', 'with', 'with'])
  })

  it('names no row of a table that nothing can protect', () => {
    expect(fates(1, 5)).toEqual(['withheld', 'withheld'])
    expect(fates(4)).toEqual(['withheld'])
  })

  it('leaves one to four possible in each small row, and five or more in all hidden ones: 3,000 random tables', () => {
    const random = createRandom(6)
    let hiddenTables = 0
    for (let table = 0; table < 3000; table += 1) {
      const list = rows(
        ...Array.from({ length: random.between(1, 6) }, () => random.between(0, random.pick([4, 9, 30]))),
      )
      const decided = protectList(list)
      const hidden = list.filter(({ key }) => decided.has(key) && decided.get(key) !== 'shown')
      const sum = hidden.reduce((total, { people }) => total + people, 0)
      for (const { key, people } of list) if (decided.get(key) === 'shown') expect(people).toBeGreaterThanOrEqual(5)
      if (hidden.length === 0 || hidden.some(({ key }) => decided.get(key) === 'withheld')) continue
      hiddenTables += 1
      expect(sum).toBeGreaterThanOrEqual(5)
      const labels = hidden.map(({ key }) => decided.get(key)!)
      labels.forEach((label, index) => {
        if (label === 'few') expect(possible(labels, sum, index)).toEqual(new Set([1, 2, 3, 4]))
      })
    }
    expect(hiddenTables).toBeGreaterThan(1000)
  })
})
