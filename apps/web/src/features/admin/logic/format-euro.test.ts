import { describe, expect, it } from 'vitest'
import { formatDay, formatMoment } from './format-moment.ts'
import { formatEuro } from './format-euro.ts'

describe(formatEuro, () => {
  it.each([
    [239, '€2.39'],
    [199, '€1.99'],
    [0, '€0.00'],
    [-119, '-€1.19'],
    [119_400_005, '€1,194,000.05'],
  ])('writes %i cents as %s', (cents, text) => expect(formatEuro(cents)).toBe(text))
})

describe(formatDay, () => {
  it('says nothing for what is no moment', () => {
    expect(formatDay('2026-11-22T12:00:00.000Z')).toBe('22 November 2026')
    expect(formatDay('')).toBe('')
    expect(formatMoment('soon')).toBe('')
  })
})
