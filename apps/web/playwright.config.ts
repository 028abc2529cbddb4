import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '@umkreis/tooling/chromium'

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/_util/seed-product.ts',
  outputDir: 'playwright-results',
  fullyParallel: false,
  workers: 1,
  // No timing decides: these limits only end a test that would otherwise hang.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // Once more, in a browser of its own: what only passes then is counted, and named at the end of `npm test`.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    launchOptions: { executablePath: requireChromium(), args: CHROMIUM_FLAGS },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Every action ends, also in a browser that a test opened by itself.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Without its film: the pictures of a trace slow a browser down, and what it remembers of the page shows the same.
    trace: { mode: 'retain-on-failure', screenshots: false },
    // What a worker keeps would be fetched anew by each browser of each test. Those about it allow it themselves.
    serviceWorkers: 'block',
  },
})
