import { type BrowserContext, expect, test as base } from '@playwright/test'

export { expect } from '@playwright/test'
export type { Browser, Locator, Page } from '@playwright/test'

/** What any page of this worker wanted to make markup or code of, and was not let. */
const refused: string[] = []

function noteRefusals(context: BrowserContext) {
  context.on('console', (message) => {
    if (message.type() === 'error' && /'Trusted(HTML|Script|ScriptURL)'|TrustedTypePolicy/.test(message.text())) {
      refused.push(`${message.page()?.url() ?? message.location().url}: ${message.text()}`)
    }
  })
}

/**
 * A test after which the browsers that it opened are closed: what stays open works on, and slows down all that follow. It fails
 * where a page wanted to make markup or code of text; a test that tries it on purpose takes it out of `refusedMarkup`.
 */
export const test = base.extend<{ closesBrowsers: void; refusedMarkup: string[] }, { noting: void }>({
  noting: [
    async ({ browser }, use) => {
      browser.on('context', noteRefusals)
      await use()
      browser.off('context', noteRefusals)
    },
    { scope: 'worker', auto: true },
  ],
  refusedMarkup: [
    async ({ noting: _noting }, use) => {
      await use(refused)
      expect(refused.splice(0)).toEqual([])
    },
    { auto: true },
  ],
  closesBrowsers: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use()
      await Promise.all(browser.contexts().map((context) => (before.has(context) ? undefined : context.close())))
    },
    { auto: true },
  ],
})
