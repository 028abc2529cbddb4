import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimNotice } from './claim-notice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe(claimNotice, () => {
  it('lets one page tell, whichever asks first', async () => {
    const name = crypto.randomUUID()
    const claims = await Promise.all([claimNotice(name, true), claimNotice(name, true), claimNotice(name, true)])
    expect(claims.toSorted()).toEqual([false, false, true])
    expect(await claimNotice(crypto.randomUUID(), true)).toBe(true)
  })

  it('prefers a page that its reader has touched', async () => {
    const name = crypto.randomUUID()
    const untouched = claimNotice(name, false)
    expect(await claimNotice(name, true)).toBe(true)
    await vi.advanceTimersByTimeAsync(250)
    expect(await untouched).toBe(false)
  })

  it('lets an untouched page tell where there is no other', async () => {
    const claim = claimNotice(crypto.randomUUID(), false)
    await vi.advanceTimersByTimeAsync(250)
    expect(await claim).toBe(true)
  })
})
