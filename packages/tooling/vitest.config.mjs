import { nodeTests } from './src/vitest.mjs'
import { defineConfig } from 'vitest/config'

export default defineConfig(nodeTests())
