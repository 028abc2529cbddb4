// The one door to every command of this repository (see package.json's scripts). It depends on nothing but the Node it
// runs on, installs what the lockfile names, and hands over to the pinned Node and the tools in node_modules/.bin.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(fileURLToPath(import.meta.url))
const stamp = join(root, 'node_modules/.umkreis-installed')
const shell = process.platform === 'win32'
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
}

const commands = {
  start: { says: 'builds and starts the whole product, with a demo organisation', run: start },
  test: { says: 'runs every check of every package and app, the browser tests included', run: test },
  dev: { says: 'starts the product with hot reload', run: dev },
  verify: { says: 'format, lint, import directions, types, unused exports, unit tests', run: verify },
  bench: { says: 'measures beside the peers; name an area to run only that one', run: bench },
  faults: { says: 'ends and cuts off real servers under load, twenty times or as often as is said', run: faults },
  soak: {
    says: 'has people use a real server for half an hour, or as many minutes as is said, and judges what grew',
    run: soak,
  },
  storybook: { says: 'shows the design system', run: storybook },
  screenshots: {
    says: "takes the README's pictures from the running product",
    run: (args) => look('screenshots', args),
  },
  'contact-sheet': {
    says: 'lays all screens side by side; name a screen, or four colours of a company',
    run: (args) => look('contact-sheet', args),
  },
  'api-docs': {
    says: 'writes the API documentation of crypto and chat-hub: api-docs/index.html',
    run: () => run('umkreis-api-docs'),
  },
  sbom: {
    says: 'lists what the product is made of, with licences and checksums: sbom.cdx.json',
    run: () => run('node', ['packages/tooling/src/sbom.mjs']),
  },
  'web-release': {
    says: 'builds the web app twice, compares, and writes the signed list of its files',
    run: () => run('node', ['packages/tooling/src/web-release/make.mjs']),
  },
  'verify-web': {
    says: 'checks that a running server gives out what was published',
    run: (args) => run('node', ['packages/tooling/src/web-release/verify.mjs', ...args]),
  },
  backup: { says: 'writes everything that the server has to one file', run: (args) => operate('backup', args) },
  restore: { says: 'brings a backup to an empty place', run: (args) => operate('restore', args) },
  move: {
    says: 'copies the embedded database to the PostgreSQL of DATABASE_URL',
    run: (args) => operate('move', args),
  },
  format: { says: 'formats every file', run: () => run('oxfmt') },
  changeset: { says: 'describes a change for those who use a package', run: (args) => run('changeset', args) },
}

/** Needs the network only when the lockfile or a manifest differs from what was last installed. */
function installWhatIsMissing() {
  const wanted = fingerprintOfManifests()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log('Installing what the lockfile names …')
  const { status } = spawnSync(
    'npx',
    ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'],
    {
      cwd: root,
      shell,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CI: 'true', SIGNING_KEY: undefined },
    },
  )
  if (status !== 0) {
    console.error('The packages could not be installed. Is the network there, and the disk not full?')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

function fingerprintOfManifests() {
  const manifests = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((each) => join(folder, each, 'package.json')),
  )
  const hash = createHash('sha256')
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.mjs', ...manifests]) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Runs a tool to its end, passes signals on to it, and answers its exit code. */
function run(tool, args = [], options = {}) {
  return new Promise((resolve) => {
    const child = spawn(tool, args, { cwd: root, shell, stdio: 'inherit', env, ...options })
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    const pass = (signal) => child.kill(signal)
    for (const signal of signals) process.on(signal, pass)
    const orphaned = whenOrphaned(() => pass('SIGTERM'))
    child.on('error', (error) => {
      console.error(`${tool} could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code, signal) => {
      for (const each of signals) process.off(each, pass)
      clearInterval(orphaned)
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}

/**
 * npm starts a script through a shell that passes no signal on: when npm is told to stop, that shell is gone and this
 * process learns of it only by having another parent.
 */
function whenOrphaned(stop) {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event || shell) return undefined
  return setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 250)
}

const turbo = (tasks, args = [], logs = 'errors-only') =>
  run('turbo', ['run', ...tasks, `--output-logs=${logs}`, '--no-update-notifier', ...args])

async function start() {
  const failed = await turbo(['build'], ['--filter=@umkreis/server', '--filter=@umkreis/web', '--filter=@umkreis/site'])
  if (failed) return failed
  // Directly, not through a package script: a chain of them leaves the server running when it is told to stop.
  return run('node', ['--enable-source-maps', join('apps/server/dist/main.js')], {
    shell: false,
    env: { DEMO: env.NODE_ENV === 'production' ? '0' : '1', ...env },
  })
}

/** What an operator does beside running the server. */
async function operate(command, args) {
  // Silent, so that what the command says is all that is said.
  const build = ['run', 'build', '--filter=@umkreis/server', '--no-update-notifier']
  if (await run('turbo', build, { stdio: ['ignore', 'ignore', 'ignore'] })) {
    console.error('The server could not be built: npm run verify says why')
    return 1
  }
  return run('node', [join('apps/server/dist/command.js'), command, ...args], { shell: false })
}

async function dev() {
  const port = Number(env.PORT ?? 4800)
  console.log(
    `Web app: http://localhost:${port + 1}/app/   Site: http://localhost:${port + 2}/   Server: http://localhost:${port}/`,
  )
  return run('turbo', ['run', 'dev', '--no-update-notifier', '--concurrency=20'], {
    env: {
      DEMO: '1',
      DATA_DIR: join(root, 'data'),
      PUBLIC_URL: `http://localhost:${port + 1}`,
      ...env,
      PORT: String(port),
      WEB_PORT: String(port + 1),
      SITE_PORT: String(port + 2),
    },
  })
}

/** Each static check by the name under which it is counted. */
const staticChecks = {
  format: () => run('oxfmt', ['--check']),
  lint: () => run('oxlint', ['--quiet']),
  'import directions': () => run('umkreis-boundaries'),
  'unused exports': () => run('knip', ['--no-progress', '--no-config-hints']),
  types: () => turbo(['typecheck']),
  'API documentation': () => run('umkreis-api-docs', ['--check']),
  licences: () => run('node', ['packages/tooling/src/sbom.mjs', '--check']),
}

async function runStaticChecks() {
  const failed = []
  for (const [check, perform] of Object.entries(staticChecks)) {
    if ((await perform()) !== 0) failed.push(check)
  }
  for (const check of failed) console.error(`Failed: ${check}`)
  return { passed: Object.keys(staticChecks).length - failed.length, failed: failed.length }
}

async function verify() {
  const { failed } = await runStaticChecks()
  return (await turbo(['test'])) || (failed ? 1 : 0)
}

async function test() {
  const { requireChromium } = await import('./packages/tooling/src/chromium.mjs')
  try {
    env.CHROMIUM_PATH = requireChromium()
  } catch (error) {
    console.error(error.message)
    return 1
  }
  for (const report of reports()) rmSync(report)
  let failed = (await turbo(['build'])) !== 0
  const checks = await runStaticChecks()
  // Forced: what the cache remembers of an earlier run proves nothing about this one.
  // Two at a time: each waits a good part of its time, for a database or a browser.
  failed = (await turbo(['test'], ['--only', '--force', '--continue', '--concurrency=2'])) !== 0 || failed
  failed = (await turbo(['e2e'], ['--only', '--force', '--continue', '--concurrency=1'], 'full')) !== 0 || failed
  const total = countReports(checks)
  if (failed && total.failed === 0) total.failed = 1
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 ? 1 : 0
}

/** What Vitest and Playwright wrote down: `test-results/*.json` of every package and app. */
function reports() {
  return ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((each) => {
      const results = join(root, folder, each, 'test-results')
      if (!existsSync(results)) return []
      return readdirSync(results)
        .filter((file) => file.endsWith('.json'))
        .map((file) => join(results, file))
    }),
  )
}

function countReports(total) {
  for (const file of reports()) {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    if (report.stats) {
      if (report.stats.flaky > 0) console.log(`${report.stats.flaky} passed only when repeated: see ${file}`)
      total.passed += report.stats.expected + report.stats.flaky
      total.failed += report.stats.unexpected
    } else if ('numPassedTests' in report) {
      total.passed += report.numPassedTests
      total.failed += report.numFailedTests
    }
  }
  return total
}

async function bench(args) {
  return (await turbo(['build'])) || run('umkreis-bench', args)
}

/** What a run of the tests does once: with real processes, PostgreSQL and Redis. */
async function faults([runs = '20']) {
  if (!/^[1-9]\d{0,3}$/.test(runs)) {
    console.error('How often? npm run faults -- 20')
    return 2
  }
  const server = join(root, 'apps/server')
  const path = `${join(server, 'node_modules/.bin')}${delimiter}${env.PATH}`
  return run('vitest', ['run', 'tests/several-processes', '--reporter=verbose'], {
    cwd: server,
    env: { ...env, PATH: path, FAULT_RUNS: runs },
  })
}

/** Prints what a server under a steady load holds in memory and tables over time. */
function soak(args) {
  const flags = ['--conditions=umkreis-source', '--no-warnings']
  return run('node', [...flags, join('apps/server/bench/soak/soak.ts'), ...args], { shell: false })
}

async function storybook(args) {
  // Its frame is bundled by Storybook itself, which knows nothing of sources and takes the theme engine as it is built.
  const failed = await turbo(['build'], ['--filter=@umkreis/theme'])
  if (failed) return failed
  return run('storybook', ['dev', '--port', '6006', '--no-open', '--disable-telemetry', ...args], {
    cwd: join(root, 'packages/design-system'),
    env: { ...env, PATH: `${join(root, 'packages/design-system/node_modules/.bin')}${delimiter}${env.PATH}` },
  })
}

/** Runs a script of the web app that looks at the product. */
async function look(script, args = []) {
  const { requireChromium } = await import('./packages/tooling/src/chromium.mjs')
  env.CHROMIUM_PATH = requireChromium()
  const failed = await turbo(['build'], ['--filter=@umkreis/server', '--filter=@umkreis/web', '--filter=@umkreis/site'])
  return failed || run('node', [`apps/web/scripts/${script}.ts`, ...args])
}

const [name = 'start', ...rest] = process.argv.slice(2)
if (!Object.hasOwn(commands, name)) {
  console.error(`There is no command "${name}". There are:`)
  for (const [each, { says }] of Object.entries(commands)) console.error(`  npm run ${each.padEnd(13)} ${says}`)
  process.exit(2)
}
installWhatIsMissing()
process.exitCode = await commands[name].run(rest)
