import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { coffeeFeedbackSchema, coffeeMembershipPutSchema, coffeeSettingsSchema } from './coffee-rounds.ts'

const takes = (schema: v.GenericSchema, input: unknown) => v.safeParse(schema, input).success

describe('coffeeFeedbackSchema', () => {
  it.each([
    [true, null],
    [true, true],
    [true, false],
    [false, null],
  ])('takes met: %s with good: %s', (hasMet, wasGood) => {
    expect(takes(coffeeFeedbackSchema, { hasMet, wasGood })).toBe(true)
  })

  it.each([true, false])('refuses good: %s of a meeting that was none', (wasGood) => {
    expect(takes(coffeeFeedbackSchema, { hasMet: false, wasGood })).toBe(false)
  })
})

it('takes an interval that is one, and none', () => {
  expect(takes(coffeeSettingsSchema, { interval: 'two-weekly' })).toBe(true)
  expect(takes(coffeeSettingsSchema, { interval: null })).toBe(true)
  expect(takes(coffeeSettingsSchema, { interval: 'daily' })).toBe(false)
  expect(takes(coffeeSettingsSchema, {})).toBe(false)
})

it('takes a time to snooze until, and none', () => {
  expect(takes(coffeeMembershipPutSchema, { snoozedUntil: '2026-12-01T00:00:00.000Z' })).toBe(true)
  expect(takes(coffeeMembershipPutSchema, { snoozedUntil: null })).toBe(true)
  expect(takes(coffeeMembershipPutSchema, { snoozedUntil: 'tomorrow' })).toBe(false)
})
