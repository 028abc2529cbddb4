import { describe, expect, it } from 'vitest'
import { type DateRules, formatDateHeading, formatMessageTime, millisecondsToMidnight } from './dates.ts'

const rules: DateRules = { locale: 'en-GB', timeZone: 'Europe/Berlin', now: new Date('2026-11-20T09:00:00Z') }

describe('SPEC 2, Chat: date headings', () => {
  it("read 'Today' for today, where the reader is", () => {
    expect(formatDateHeading('2026-11-20T08:00:00Z', rules)).toBe('Today')
    expect(formatDateHeading('2026-11-19T23:30:00Z', rules)).toBe('Today')
  })

  it('read day, month and year otherwise', () => {
    expect(formatDateHeading('2026-11-19T22:30:00Z', rules)).toBe('19 November 2026')
    expect(formatDateHeading('2025-03-01T12:00:00Z', { ...rules, locale: 'de' })).toBe('1. März 2025')
  })
})

describe('SPEC 9, dates of messages', () => {
  it('show the time in 24-hour form for today', () => {
    expect(formatMessageTime('2026-11-20T13:05:00Z', rules)).toBe('14:05')
    expect(formatMessageTime('2026-11-19T23:05:00Z', rules)).toBe('00:05')
  })

  it('show day and month with time otherwise', () => {
    expect(formatMessageTime('2026-11-19T16:30:00Z', rules)).toBe('19 Nov, 17:30')
  })

  it('keep the 24-hour form where the language would not', () => {
    expect(formatMessageTime('2026-11-20T13:05:00Z', { ...rules, locale: 'en-US' })).toBe('14:05')
  })
})

describe(millisecondsToMidnight, () => {
  it('counts to the end of the local day', () => {
    expect(millisecondsToMidnight(new Date(2026, 10, 20, 23, 59, 30))).toBe(30_000)
  })
})
