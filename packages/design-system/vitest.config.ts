import { globSync, readFileSync } from 'node:fs'
import { CHROMIUM_FLAGS, requireChromium } from '@umkreis/tooling/chromium'
import { SOURCE_CONDITION, patience, testReport } from '@umkreis/tooling/vitest'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'

/** What the sources and tests import from elsewhere, and what the plugins write into them. */
function importedPackages(): string[] {
  const found = new Set(['react/jsx-runtime', 'react/jsx-dev-runtime'])
  found.add('@vanilla-extract/recipes/createRuntimeFn').add('@vanilla-extract/sprinkles/createRuntimeSprinkles')
  for (const file of globSync(['src/**/*.{ts,tsx}', 'tests/**/*.tsx', '.storybook/preview.tsx'])) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import (?!type)|\} ).*?from '([^.'][^']*)'$/gm,
    )) {
      if (!/^(node:|vitest|@umkreis\/|@vanilla-extract\/)/.test(name) && !name.endsWith('.css')) found.add(name)
    }
  }
  return [...found].toSorted()
}

export default defineConfig({
  test: {
    ...testReport,
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
        // In tests the virtual list would draw everything, and asks for this through a variable that browsers do not have.
        define: { 'process.env.VIRT_ON': JSON.stringify('1') },
        // All named before the first test runs: a dependency met later would reload the page in the middle of one.
        optimizeDeps: { include: importedPackages() },
        test: {
          name: 'parts',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.tsx'],
          setupFiles: ['tests/setup.ts'],
          isolate: false,
          testTimeout: 30_000,
          expect: patience,
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
      },
      {
        test: { name: 'bundles', include: ['tests/**/*.test.ts'], environment: 'node', testTimeout: 120_000 },
      },
    ],
  },
})
