import { expect, it } from 'vitest'
import { nextDigestAt, nextMorning } from './digest-times.ts'

it.each([
  // 22 November 2026 is a Sunday.
  ['2026-11-22T18:00:00Z', 'Europe/Berlin', '2026-11-23T07:00:00Z'],
  ['2026-11-23T06:59:59Z', 'Europe/Berlin', '2026-11-23T07:00:00Z'],
  ['2026-11-23T07:00:00Z', 'Europe/Berlin', '2026-11-30T07:00:00Z'],
  // The clocks change on Sunday, 29 March and 25 October.
  ['2026-03-27T12:00:00Z', 'Europe/Berlin', '2026-03-30T06:00:00Z'],
  ['2026-10-23T12:00:00Z', 'Europe/Berlin', '2026-10-26T07:00:00Z'],
  ['2026-11-22T18:00:00Z', 'America/Los_Angeles', '2026-11-23T16:00:00Z'],
  ['2026-11-22T18:00:00Z', 'Pacific/Auckland', '2026-11-22T19:00:00Z'],
  ['2026-11-22T18:00:00Z', 'Asia/Kathmandu', '2026-11-23T02:15:00Z'],
  ['2026-12-30T12:00:00Z', 'UTC', '2027-01-04T08:00:00Z'],
])('after %s in %s it is Monday at eight at %s', (after, timeZone, at) => {
  expect(nextDigestAt(new Date(after), timeZone)).toEqual(new Date(at))
})

it('is the next morning of any day where that is asked', () => {
  expect(nextMorning(new Date('2026-11-24T12:00:00Z'), 'Europe/Berlin')).toEqual(new Date('2026-11-25T07:00:00Z'))
})
