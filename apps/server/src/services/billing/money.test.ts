import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceOf, unusedOf, vatOf, vatTreatmentOf } from './money.ts'

const seats = fc.integer({ min: 0, max: 50_000 })
const cents = fc.integer({ min: 0, max: 150_000_000 })
const start = Date.UTC(2026, 0, 1)
const lengthMs = fc.integer({ min: 1, max: 366 * 24 * 60 * 60 * 1000 })

describe(priceOf, () => {
  it('is 2.39 euro per user per month, or 1.99 annually (SPEC.md section 9)', () => {
    expect(priceOf('monthly', 1)).toBe(239)
    expect(priceOf('annual', 1)).toBe(199 * 12)
    expect(priceOf('monthly', 50_000)).toBe(11_950_000)
  })

  it('is whole cents, the same for each person, and saves 17% in a year', () => {
    fc.assert(
      fc.property(seats, (count) => {
        expect(Number.isSafeInteger(priceOf('annual', count))).toBe(true)
        expect(priceOf('monthly', count)).toBe(count * priceOf('monthly', 1))
        if (count === 0) return
        expect(Math.round(100 * (1 - priceOf('annual', count) / (12 * priceOf('monthly', count))))).toBe(17)
      }),
    )
  })
})

describe(unusedOf, () => {
  it('is all at the start, nothing at the end, and never less later than before', () => {
    fc.assert(
      fc.property(cents, lengthMs, fc.nat(), fc.nat(), (paid, length, a, b) => {
        const [from, to] = [new Date(start), new Date(start + length)]
        const at = (share: number) => unusedOf(paid, from, to, new Date(start + (share % (length + 1))))
        expect(unusedOf(paid, from, to, from)).toBe(paid)
        expect(unusedOf(paid, from, to, to)).toBe(0)
        const [first, second] = [a % (length + 1), b % (length + 1)].toSorted((x, y) => x - y)
        expect(at(second!)).toBeLessThanOrEqual(at(first!))
        expect(Number.isSafeInteger(at(a))).toBe(true)
        expect(at(a)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('never gives back more than is left, to the cent', () => {
    fc.assert(
      fc.property(cents, lengthMs, fc.nat(), (paid, length, share) => {
        const elapsed = share % (length + 1)
        const unused = unusedOf(paid, new Date(start), new Date(start + length), new Date(start + elapsed))
        const exact = (paid * (length - elapsed)) / length
        expect(unused).toBeLessThanOrEqual(exact + 1e-6)
        expect(unused).toBeGreaterThan(exact - 1 - 1e-6)
      }),
    )
  })

  it('is all before the period and nothing after it', () => {
    const [from, to] = [new Date(start), new Date(start + 1000)]
    expect(unusedOf(500, from, to, new Date(start - 5000))).toBe(500)
    expect(unusedOf(500, from, to, new Date(start + 5000))).toBe(0)
    expect(unusedOf(500, from, from, from)).toBe(0)
  })
})

describe(vatOf, () => {
  it('is rounded half up, and never off by more than half a cent', () => {
    expect(vatOf(239, 19)).toBe(45)
    expect(vatOf(50, 19)).toBe(10)
    expect(vatOf(1000, 0)).toBe(0)
    fc.assert(
      fc.property(cents, (net) => {
        const vat = vatOf(net, 19)
        expect(Number.isSafeInteger(vat)).toBe(true)
        expect(Math.abs(vat * 100 - net * 19)).toBeLessThanOrEqual(50)
      }),
    )
  })
})

describe(vatTreatmentOf, () => {
  it.each([
    ['DE', 'DE136695976', 'german'],
    ['DE', '', 'german'],
    ['AT', 'ATU12345678', 'reverse-charge'],
    ['AT', '', 'german'],
    ['CH', '', 'outside'],
    ['GB', 'GB123456789', 'outside'],
  ])('in %s with %j is %s', (country, vatId, treatment) => {
    expect(vatTreatmentOf(country, vatId)).toBe(treatment)
  })
})
