#!/usr/bin/env node
// Builds the web app twice and compares every byte; then writes what a release consists of to apps/web/release/umkreis-web.json,
// and with SIGNING_KEY (an Ed25519 key in PEM, or the name of its file) its signature beside it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { committed } from './commit.mjs'
import { compareLists, formatList, listFiles, signList } from './list.mjs'

// Whatever is run to build sees the environment, and is written by many: the key is none of it.
const keySetting = process.env.SIGNING_KEY
delete process.env.SIGNING_KEY

const root = resolve(fileURLToPath(import.meta.url), '../../../../..')
const web = join(root, 'apps/web')
const release = join(web, 'release')

function run(tool, args, options) {
  const { status, error } = spawnSync(tool, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options })
  if (error || status !== 0) throw new Error(`${tool} ${args.join(' ')} failed`)
}

/** @returns Its text in PEM. */
function readKey(setting) {
  if (!setting) return undefined
  return setting.includes('-----BEGIN') ? setting : readFileSync(setting, 'utf8')
}

// As deep as the first build: source maps name the sources from where they lie.
const again = join(web, 'build')
try {
  const commit = committed(root)
  const build = [
    'run',
    'build',
    '--filter=@umkreis/web',
    '--force',
    '--output-logs=errors-only',
    '--no-update-notifier',
  ]
  run('turbo', build, { cwd: root })
  for (const [mode, folder] of [
    ['production', again],
    ['de', join(again, 'de')],
  ]) {
    run(
      join(web, 'node_modules/.bin/vite'),
      ['build', '--mode', mode, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
      {
        cwd: web,
      },
    )
  }
  const files = listFiles(join(web, 'dist'))
  const different = compareLists(files, listFiles(again))
  for (const line of different) console.error(line)
  if (different.length > 0) throw new Error('Two builds of the same sources are not the same')
  if (committed(root) !== commit) throw new Error('Another commit was taken out while it was built')
  const text = formatList(commit, files)
  const key = readKey(keySetting)
  mkdirSync(release, { recursive: true })
  writeFileSync(join(release, 'umkreis-web.json'), text)
  const signature = join(release, 'umkreis-web.json.sig')
  if (key) writeFileSync(signature, `${signList(text, key)}\n`)
  else if (existsSync(signature)) rmSync(signature)
  console.log(
    `${files.length} files, the same in two builds: apps/web/release/umkreis-web.json${key ? ', signed' : ''}`,
  )
  if (!key) console.log('Not signed: SIGNING_KEY names no key')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(again, { recursive: true, force: true })
}
