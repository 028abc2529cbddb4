import { CHROMIUM_FLAGS, requireChromium } from '@umkreis/tooling/chromium'
import { SOURCE_CONDITION, testReport } from '@umkreis/tooling/vitest'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
  // In tests the virtual list would draw everything, and asks for this through a variable that browsers do not have.
  define: { 'process.env.VIRT_ON': JSON.stringify('1') },
  optimizeDeps: {
    // Found before the first test runs: a dependency met later would reload the page in the middle of one.
    entries: ['src/**/*.tsx', 'tests/**/*.tsx'],
    include: [
      '@vanilla-extract/recipes/createRuntimeFn',
      '@vanilla-extract/sprinkles/createRuntimeSprinkles',
      'axe-core',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
    ],
  },
  test: {
    ...testReport,
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    isolate: false,
    testTimeout: 20_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: { executablePath: requireChromium(), args: CHROMIUM_FLAGS },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
