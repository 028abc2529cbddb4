import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { libraryBuild } from '@umkreis/tooling/tsup'
import { SOURCE_CONDITION } from '@umkreis/tooling/vitest'
import { defineConfig } from 'tsup'

const outDir = process.env.UMKREIS_OUT_DIR ?? 'dist'

export default defineConfig(
  libraryBuild({
    entry: {
      main: 'src/main.ts',
      command: 'src/commands/main.ts',
      worker: 'src/db/embedded/worker.ts',
      'spreadsheet-worker': 'src/services/spreadsheets/worker.ts',
    },
    outDir,
    target: 'node26',
    // This repository's own packages go in, from their sources: the server is built whatever state their builds are in.
    noExternal: [/^@umkreis\//],
    esbuildOptions(options: { conditions?: string[] }) {
      options.conditions = [SOURCE_CONDITION]
    },
    plugins: [
      {
        name: 'migrations',
        buildEnd() {
          cpSync('src/db/migrations', join(outDir, 'migrations'), { recursive: true })
        },
      },
    ],
  }),
)
