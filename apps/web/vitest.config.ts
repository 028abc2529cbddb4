import { CHROMIUM_FLAGS, requireChromium } from '@umkreis/tooling/chromium'
import { SOURCE_CONDITION, nodeTests, patience } from '@umkreis/tooling/vitest'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { emojiTable } from './vite/emoji-table.ts'
import { skillNames } from './vite/skill-names.ts'

const { test: logic, ...resolution } = nodeTests()
const { reporters, ...inNode } = logic ?? {}

export default defineConfig({
  test: {
    ...(reporters ? { reporters } : {}),
    projects: [
      {
        ...resolution,
        test: {
          ...inNode,
          name: 'logic',
          include: [...(inNode.include ?? []), '{service-worker,vite}/**/*.test.ts'],
          exclude: ['src/**/*.screen.test.tsx', 'tests/e2e/**'],
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin(), emojiTable(), skillNames()],
        resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
        ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
        // In tests the virtual list would draw everything, and asks for this through a variable that browsers do not have.
        define: { 'process.env.VIRT_ON': JSON.stringify('1') },
        optimizeDeps: {
          // Found before the first test runs: a dependency met later would reload the page in the middle of one.
          entries: ['src/main.tsx', 'src/**/*.screen.test.tsx'],
          include: [
            'pdfjs-dist/legacy/build/pdf.mjs',
            '@vanilla-extract/recipes/createRuntimeFn',
            '@umkreis/design-system > @vanilla-extract/sprinkles/createRuntimeSprinkles',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
          ],
        },
        test: {
          name: 'screens',
          include: ['src/**/*.screen.test.tsx'],
          setupFiles: ['@umkreis/tooling/patient-waits', 'src/testing/setup-screens.ts'],
          // It only ends a test that would hang: the first of a file waits until its code is compiled.
          testTimeout: 90_000,
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
    ],
  },
})
