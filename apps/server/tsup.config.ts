import { cpSync } from 'node:fs'
import { libraryBuild } from '@umkreis/tooling/tsup'
import { defineConfig } from 'tsup'

export default defineConfig(
  libraryBuild({
    entry: { main: 'src/main.ts', worker: 'src/db/embedded/worker.ts' },
    target: 'node26',
    onSuccess: async () => cpSync('src/db/migrations', 'dist/migrations', { recursive: true }),
  }),
)
