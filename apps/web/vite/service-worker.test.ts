import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { serviceWorker } from './service-worker.ts'

const FILES = {
  'index.html': '<script src="/first-paint.js"></script><script type="module" src="/main.ts"></script>',
  'main.ts': 'document.title = "Umkreis"',
  'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
  'service-worker/service-worker.ts': 'self.kept = self.filesOfBuild',
}

/** Builds an application of very few words, and says how its page calls the first script, and what the worker keeps. */
async function buildWith(firstPaint: string) {
  const root = await mkdtemp(join(tmpdir(), 'umkreis-worker-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  for (const folder of ['public', 'service-worker']) await mkdir(join(root, folder))
  for (const [name, text] of Object.entries({ ...FILES, 'public/first-paint.js': firstPaint }))
    await writeFile(join(root, name), text)
  const { output } = (await build({
    root,
    base: '/app/',
    configFile: false,
    logLevel: 'error',
    plugins: [serviceWorker([])],
    build: { write: false },
  })) as Rollup.RollupOutput
  const textOf = (name: string) => {
    const file = output.find(({ fileName }) => fileName === name)
    return file?.type === 'asset' ? String(file.source) : ''
  }
  return {
    called: /<script src="([^"]+)"/.exec(textOf('index.html'))?.[1] ?? '',
    kept: [...textOf('service-worker.js').matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url),
  }
}

it('lets no worker of another build hand its first script to the page of this one', async () => {
  const [before, now] = [await buildWith('before()'), await buildWith('now()')]
  expect(now.called).toMatch(/^\/app\/first-paint\.js\?\w+$/)
  expect(now.kept).toContain(now.called)
  expect(before.kept).toContain(before.called)
  expect(before.kept).not.toContain(now.called)
})
