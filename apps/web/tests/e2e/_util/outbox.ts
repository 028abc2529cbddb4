import { expect, type Page } from '@playwright/test'

/** Waits until everything that was written so far is kept on the device: that happens behind the sending, under a lock. */
export async function untilKept(page: Page): Promise<void> {
  let free = 0
  // Between two writes the lock is free for a moment.
  await expect
    .poll(async () => {
      const isHeld = await page.evaluate(async () => {
        const { held = [], pending = [] } = await navigator.locks.query()
        return [...held, ...pending].some(({ name }) => name?.endsWith(' outbox'))
      })
      free = isHeld ? 0 : free + 1
      return free
    })
    .toBeGreaterThan(3)
}
