import { nodeTests, SOURCE_CONDITION } from '@umkreis/tooling/vitest'
import { defineConfig } from 'vitest/config'

// The embedded database takes seconds to be made, and its files are shared by no two tests.
const tests = nodeTests({
  testTimeout: 60_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
  globalSetup: ['tests/_util/global-setup.ts'],
})

export default defineConfig({
  ...tests,
  // These hold for Node's own `require` in the tests, too: with "import" among them, a CommonJS package gets modules
  // of a kind that it did not ask for.
  ssr: { resolve: { conditions: [SOURCE_CONDITION, 'node'] } },
})
