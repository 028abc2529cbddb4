// Ten thousand lives, or as many as the first argument says, from the seed of the second on: `pnpm --filter @umkreis/chat-hub lives 10000 1`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const [count = '10000', first = '1'] = process.argv.slice(2)
const { status } = spawnSync('vitest', ['run', 'tests/lives/lives.test.ts'], {
  cwd: join(import.meta.dirname, '../..'),
  env: { ...process.env, LIVES: count, FIRST_LIFE: first },
  shell: process.platform === 'win32',
  stdio: 'inherit',
})
process.exitCode = status ?? 1
