import { readFileSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { weighRoute } from './_util/route-weight.ts'

const KB = 1024

// Compressing as thoroughly as the server does takes seconds on a small machine.
describe.each([
  ['English', 'production'],
  ['German', 'de'],
])('scripts before a screen paints in %s, compressed with Brotli', { timeout: 60_000 }, (_language, mode) => {
  let folder = ''

  beforeAll(async () => {
    // The test runner's own value would build React for development.
    vi.stubEnv('NODE_ENV', 'production')
    folder = await mkdtemp(join(tmpdir(), 'umkreis-web-'))
    await build({
      root: join(import.meta.dirname, '..'),
      mode,
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, sourcemap: false },
    })
  }, 180_000)

  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each([
    ['sign-in', 150, ['index.html', 'src/app/frame/PublicFrame.tsx', 'src/app/routes/login.tsx']],
    ['chat', 230, ['index.html', 'src/app/shell/Shell.tsx', 'src/app/routes/chat.tsx']],
    ['Surround me', 230, ['index.html', 'src/app/shell/Shell.tsx', 'src/app/routes/surround-me.tsx']],
  ])('stay in the budget: %s in %i KB', (_name, budgetKb, modules) => {
    expect(weighRoute(folder, modules).scriptBytes / KB).toBeLessThanOrEqual(budgetKb)
  })

  it('contain none of what only members need when a visitor signs in', () => {
    const { files } = weighRoute(folder, ['index.html', 'src/app/frame/PublicFrame.tsx', 'src/app/routes/login.tsx'])

    expect(files.filter((file) => /places|Shell|chat|conversations|profile/.test(file))).toEqual([])
  })

  it('come with the rules of every layout that the design system can ask for', () => {
    const styles = readdirSync(join(folder, 'assets'))
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(join(folder, 'assets', file), 'utf8'))
      .join('\n')

    for (const gap of [4, 8, 12, 16, 20, 24, 32, 40]) expect(styles).toMatch(new RegExp(`\\{gap:${gap}px\\}`))
    expect(styles).toContain('{flex-direction:column}')
  })
})
