import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

// Below the app, so that what is built finds its packages.
const BUILDS = join(root, 'node_modules/.cache')

const LOOK_EVERY_MS = 100
const PATIENCE_MS = 240_000

/** The server as it is shipped. */
export class Build implements Disposable {
  readonly folder: string
  private readonly isShared: boolean

  /** @param shared Where the one build of this run of the tests is (`inject('buildFolder')`); otherwise it is made anew. */
  constructor(shared?: string) {
    this.folder = shared ?? join(BUILDS, `build-${process.pid}`)
    this.isShared = shared !== undefined
    if (shared === undefined) build(this.folder)
    else buildOnce(shared)
  }

  [Symbol.dispose](): void {
    if (!this.isShared) rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Whoever asks first builds, and all others wait for it. */
function buildOnce(folder: string): void {
  const [done, failed] = [`${folder}.done`, `${folder}.failed`]
  if (isFirst(`${folder}.begun`)) {
    try {
      build(folder)
      writeFileSync(done, '')
    } catch (error) {
      writeFileSync(failed, '')
      throw error
    }
  }
  const nothing = new Int32Array(new SharedArrayBuffer(4))
  for (let waitedMs = 0; !existsSync(done); waitedMs += LOOK_EVERY_MS) {
    if (existsSync(failed) || waitedMs > PATIENCE_MS) throw new Error('The server could not be built')
    Atomics.wait(nothing, 0, 0, LOOK_EVERY_MS)
  }
}

function isFirst(mark: string): boolean {
  mkdirSync(BUILDS, { recursive: true })
  try {
    writeFileSync(mark, '', { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

function build(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const tsup = createRequire(import.meta.url).resolve('tsup/package.json')
  execFileSync(process.execPath, [join(dirname(tsup), 'dist/cli-default.js')], {
    cwd: root,
    env: { ...process.env, UMKREIS_OUT_DIR: folder },
    stdio: 'pipe',
  })
}
