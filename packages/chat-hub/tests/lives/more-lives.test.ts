// The second half of the lives, in a file of its own so that both run at the same time.
import { describe, it } from 'vitest'
import { liveAll } from './live.ts'

describe.skipIf(process.env['LIVES'])('further whole lives', () => {
  it.each([9])(
    'keep every message for whom it is meant, and from everybody else (from life %i)',
    { timeout: 3_600_000 },
    (first) => liveAll(first, 8),
  )
})
