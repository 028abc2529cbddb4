// Whole lives at random. After every few steps, and at the end, everything that somebody may read is read on all their devices, and nothing else is,
// given all that the server has and every key that was ever lost. LIVES says how many, FIRST_LIFE the seed of the first: a few in each run of the tests, thousands
// by `many.ts`.
import { describe, it } from 'vitest'
import { liveAll } from './live.ts'

const LIVES = Number(process.env['LIVES'] ?? 8)
const FIRST = Number(process.env['FIRST_LIFE'] ?? 1)
/** One row of results for so many lives: thousands of rows tell nobody more. */
const BATCH = 20

describe('whole lives', () => {
  const batches = Array.from({ length: Math.ceil(LIVES / BATCH) }, (_, index) => FIRST + index * BATCH)

  it.each(batches)(
    'keep every message for whom it is meant, and from everybody else (from life %i)',
    { timeout: 3_600_000 },
    (first) => liveAll(first, Math.min(BATCH, FIRST + LIVES - first)),
  )
})
