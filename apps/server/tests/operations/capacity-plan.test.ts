import { describe, expect, it } from 'vitest'
import type { Figures } from '../../bench/capacity/figures.ts'
import { type Demand, plan, simulateWait } from '../../bench/capacity/plan.ts'

const FIGURES: Figures = {
  measuredAt: '',
  machine: '',
  load: '',
  messageMs: 1,
  deliveryMs: 0.01,
  messageDatabaseMs: 1,
  messageRedisMs: 0.05,
  messageBytes: 2000,
  messageWalBytes: 3000,
  searchMs: 5,
  searchPeople: 5000,
  idleConnectionBytes: 20_000,
  idleConnectionMsPerS: 0.001,
}
const DEMAND: Demand = {
  people: 1000,
  connected: 0.5,
  connectionsEach: 1,
  messagesAnHour: 36,
  reach: 10,
  questionsAnHour: 1,
  searched: 1000,
  busyHoursAYear: 1000,
}

describe(plan, () => {
  it('counts what people do', () => {
    const found = plan(FIGURES, DEMAND)
    expect(found).toMatchObject({ connections: 500, messagesPerS: 5, deliveriesPerS: 50, processes: 2, databases: 1 })
    expect(found.storageGbAYear).toBeCloseTo(36)
    expect(found.walMbPerS).toBeCloseTo(0.015)
  })

  it('takes more for more people, and another primary where one is not enough', () => {
    const sizes = [1_000, 10_000, 100_000, 1_000_000].map((people) => plan(FIGURES, { ...DEMAND, people }))
    for (const [index, one] of sizes.entries()) {
      const before = sizes[index - 1]
      expect(one.processes).toBeGreaterThanOrEqual(before?.processes ?? 2)
      expect(one.databaseProcessors).toBeGreaterThanOrEqual(before?.databaseProcessors ?? 1)
    }
    expect(plan(FIGURES, { ...DEMAND, people: 10_000_000 }).databases).toBeGreaterThan(1)
  })
})

describe(simulateWait, () => {
  it('finds what is known of one processor that is half busy', () => {
    // M/D/1: P(wait > t) tends to 0.661 e^(-1.256 t) in units of the work, which is 0.01 at 3.3.
    expect(simulateWait([{ perS: 500, tookMs: 1 }], 1)).toBeGreaterThan(2.5)
    expect(simulateWait([{ perS: 500, tookMs: 1 }], 1)).toBeLessThan(4.5)
  })

  it('finds that what is too much piles up, and that another processor takes it', () => {
    const tooMuch = [{ perS: 1200, tookMs: 1 }]
    expect(simulateWait(tooMuch, 1)).toBeGreaterThan(1000)
    expect(simulateWait(tooMuch, 2)).toBeLessThan(10)
    expect(simulateWait([], 1)).toBe(0)
  })
})
