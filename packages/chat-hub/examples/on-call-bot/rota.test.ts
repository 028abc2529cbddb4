import { describe, expect, it } from 'vitest'
import { asksWhoIsOnCall, whoIsOnCall } from './rota.ts'

describe(asksWhoIsOnCall, () => {
  it.each(['Who is on call?', 'hey, who’s on-call tonight', 'Wer hat heute Bereitschaft?'])('hears %s', (text) => {
    expect(asksWhoIsOnCall(text)).toBe(true)
  })
  it.each(['I am on call', 'Who is on holiday?', 'Bereitschaft zeigen', ''])('passes over %s', (text) => {
    expect(asksWhoIsOnCall(text)).toBe(false)
  })
})

describe(whoIsOnCall, () => {
  const rota = [
    { from: '2026-11-16', who: 'Ada' },
    { from: '2026-11-23', who: 'Ben' },
  ]
  it('names whose shift it is, from its first day on', () => {
    expect(whoIsOnCall(rota, '2026-11-22')).toBe('Ada')
    expect(whoIsOnCall(rota, '2026-11-23')).toBe('Ben')
    expect(whoIsOnCall(rota, '2027-01-01')).toBe('Ben')
  })
  it('names nobody before the first shift', () => {
    expect(whoIsOnCall(rota, '2026-11-15')).toBeUndefined()
    expect(whoIsOnCall([], '2026-11-15')).toBeUndefined()
  })
})
