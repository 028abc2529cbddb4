import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'
export type { Browser, Locator, Page } from '@playwright/test'

/** A test after which the browsers that it opened are closed: what stays open works on, and slows down all that follow. */
export const test = base.extend<{ closesBrowsers: void }>({
  closesBrowsers: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use()
      await Promise.all(browser.contexts().map((context) => (before.has(context) ? undefined : context.close())))
    },
    { auto: true },
  ],
})
