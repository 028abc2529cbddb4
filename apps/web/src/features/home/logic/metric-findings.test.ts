import type { CompanyMetrics } from '@umkreis/schemas'
import { expect, it } from 'vitest'
import { movementOf, titlesOf } from './metric-findings.ts'

const metric = (now: number | null, before: number | null) => ({ now, before, series: [] })
const metrics = (people: [number, number]): CompanyMetrics => ({
  period: '12-months',
  from: '2025-11-22',
  to: '2026-11-22',
  people: metric(...people),
  active: metric(120, 110),
  groups: metric(30, 30),
  messages: metric(200, 250),
  skills: [{ name: 'Python', people: 49 }],
  cities: [],
})

it('says how far a number is from where it was', () => {
  expect(movementOf(metric(240, 222))).toEqual({ direction: 'up', text: '18' })
  expect(movementOf(metric(90, 100), true)).toEqual({ direction: 'down', text: '10 %' })
  expect(movementOf(metric(5, 5))).toEqual({ direction: 'same', text: '0' })
  expect(movementOf(metric(null, 5))).toBeUndefined()
})

it('titles each chart by what it found', () => {
  expect(titlesOf(metrics([240, 222]), 'a year ago')).toEqual({
    people: 'We are 18 more than a year ago',
    messages: 'We write less than before',
    active: '50 % of us wrote something this week',
    groups: 'No group has been added',
    skills: 'Python is known best among us',
    cities: 'Our cities',
  })
  expect(titlesOf(metrics([220, 222]), 'a year ago').people).toBe('We are 2 fewer than a year ago')
})
