import { describe, expect, it } from 'vitest'
import { upkeepOf } from './upkeep.ts'

const OPEN = { kind: 'open' } as const
const quiet = { lastReceivedMs: 0, lastSentMs: 0, lastProbedMs: 0 }
const HOUR_MS = 3_600_000

describe('upkeepOf', () => {
  it('ends a handshake at its deadline and not before', () => {
    const phase = { kind: 'handshaking', deadlineMs: 15_000 } as const
    expect(upkeepOf(phase, quiet, 14_999, HOUR_MS)).toBe('nothing')
    expect(upkeepOf(phase, quiet, 15_000, HOUR_MS)).toBe('handshake-timeout')
  })

  it('pings after 15 seconds of own silence', () => {
    const times = { ...quiet, lastReceivedMs: 14_000 }
    expect(upkeepOf(OPEN, times, 14_999, HOUR_MS)).toBe('nothing')
    expect(upkeepOf(OPEN, times, 15_000, HOUR_MS)).toBe('ping')
  })

  it('probes a client that is silent for 15 seconds, once for each silence', () => {
    const times = { lastReceivedMs: 0, lastSentMs: 14_000, lastProbedMs: 0 }
    expect(upkeepOf(OPEN, times, 15_000, HOUR_MS)).toBe('probe')
    expect(upkeepOf(OPEN, { ...times, lastProbedMs: 15_000 }, 16_000, HOUR_MS)).toBe('nothing')
    expect(upkeepOf(OPEN, quiet, 15_000, HOUR_MS)).toBe('ping-and-probe')
  })

  it('drops a client after 30 seconds without any sign of life', () => {
    const times = { lastReceivedMs: 0, lastSentMs: 29_000, lastProbedMs: 15_000 }
    expect(upkeepOf(OPEN, times, 29_999, HOUR_MS)).toBe('nothing')
    expect(upkeepOf(OPEN, times, 30_000, HOUR_MS)).toBe('silent')
    expect(upkeepOf(OPEN, { ...times, lastReceivedMs: 15_100 }, 30_000, HOUR_MS)).toBe('nothing')
  })

  it('ends a connection whose token has run out, whatever else it needs', () => {
    expect(upkeepOf(OPEN, quiet, 40_000, 1)).toBe('silent')
    expect(upkeepOf(OPEN, quiet, 40_000, 0)).toBe('token-expired')
  })

  it('leaves alone what has ended', () => {
    expect(upkeepOf({ kind: 'ended' }, quiet, HOUR_MS, 0)).toBe('nothing')
  })
})
