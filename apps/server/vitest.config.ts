import { nodeTests } from '@umkreis/tooling/vitest'
import { defineConfig } from 'vitest/config'

// The embedded database takes seconds to be made, and its files are shared by no two tests.
export default defineConfig(
  nodeTests({ testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: 2, globalSetup: ['tests/_util/global-setup.ts'] }),
)
