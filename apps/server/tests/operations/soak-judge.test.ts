import { describe, expect, it } from 'vitest'
import { findGrowth, type Sample } from '../../bench/soak/judge.ts'

const MEGABYTE = 1024 * 1024

/** Half an hour, a sample a minute: `grow` says what differs at each. */
function samples(grow: (minute: number) => Partial<Sample>): Sample[] {
  return Array.from({ length: 30 }, (_, minute) => ({
    minute,
    heap: 80 * MEGABYTE,
    external: 10 * MEGABYTE,
    resident: 200 * MEGABYTE,
    files: 40,
    rows: { users: 20, messages: 100 * minute },
    ...grow(minute),
  }))
}

describe(findGrowth, () => {
  it('finds nothing where all stays, but for what people write', () => {
    expect(
      findGrowth(
        samples(() => ({})),
        3,
      ),
    ).toEqual([])
  })

  it('takes what is filled once, and what swings, for no growth', () => {
    const filled = samples((minute) => ({ heap: (minute < 3 ? 40 : 80) * MEGABYTE, files: minute % 2 === 0 ? 40 : 90 }))
    expect(findGrowth(filled, 3)).toEqual([])
  })

  it('finds memory that is never given back', () => {
    const leaking = samples((minute) => ({ heap: (80 + minute) * MEGABYTE }))
    expect(findGrowth(leaking, 3)).toEqual(['What is in memory grew from 97.0 MB to 115.0 MB'])
  })

  it('finds memory outside of the heap, connections, and rows that nobody takes away', () => {
    const leaking = samples((minute) => ({
      resident: (200 + 5 * minute) * MEGABYTE,
      files: 40 + 10 * minute,
      rows: { users: 20, messages: 1, mails: 5 * minute },
    }))
    expect(findGrowth(leaking, 3)).toEqual([
      'What the system gave grew from 235.0 MB to 325.0 MB',
      'The number of open files grew from 110 to 290',
      'The table mails grew from 35 to 125',
    ])
  })

  it('does not judge by too little', () => {
    expect(() => findGrowth(samples(() => ({})).slice(0, 5), 3)).toThrow('Too few')
  })
})
