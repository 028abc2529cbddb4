import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '@umkreis/tooling/chromium'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'playwright-results',
  fullyParallel: false,
  workers: 1,
  // No timing decides: these limits only end a test that would otherwise hang.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    launchOptions: { executablePath: requireChromium(), args: CHROMIUM_FLAGS },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
  },
})
