import { nodeTests } from '@umkreis/tooling/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig(nodeTests())
