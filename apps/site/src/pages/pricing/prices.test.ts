import { describe, expect, it } from 'vitest'
import { PEOPLE_OPTIONS, PRICES, formatEuros, monthlyCost, peopleAt, placeFor, yearlySaving } from './prices.ts'

it('[SPEC 9, user count dropdown] runs from 0 to 50000 in steps of 100: 501 options', () => {
  expect(PEOPLE_OPTIONS).toHaveLength(501)
  expect([PEOPLE_OPTIONS[0], PEOPLE_OPTIONS[1], PEOPLE_OPTIONS.at(-1)]).toEqual([0, 100, 50_000])
})

it('[SPEC 9, Premium price] is 2.39 a month or 1.99 annually, which saves 17 %', () => {
  expect(PRICES).toEqual({ monthly: 2.39, annually: 1.99 })
  expect(Math.round((1 - PRICES.annually / PRICES.monthly) * 100)).toBe(17)
})

describe(monthlyCost, () => {
  it.each([
    [0, 'monthly', 0],
    [100, 'monthly', 239],
    [2400, 'annually', 4776],
    [50_000, 'monthly', 119_500],
    [50_000, 'annually', 99_500],
  ] as const)('asks %i people who pay %s for %f euros', (people, billing, cost) => {
    expect(monthlyCost(people, billing)).toBe(cost)
  })
})

it('saves 11,520 euros a year for 2,400 people', () => {
  expect([yearlySaving(0), yearlySaving(2400)]).toEqual([0, 11_520])
})

describe('the slider', () => {
  it('reaches from nobody to 50,000', () => {
    expect([peopleAt(0), peopleAt(1000), placeFor(0), placeFor(50_000)]).toEqual([0, 50_000, 0, 1000])
  })

  it('stands where the chosen number is', () => {
    for (const people of [500, 2400, 10_000, 42_000]) expect(peopleAt(placeFor(people)) / people).toBeCloseTo(1, 1)
  })
})

it('writes euros by the language of the page', () => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  expect([formatEuros(4776, 'en'), plain(formatEuros(4776, 'de'))]).toEqual(['€4,776', '4.776 €'])
  expect([formatEuros(2.39, 'en'), plain(formatEuros(2.39, 'de'))]).toEqual(['€2.39', '2,39 €'])
})
