import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
]

const CACHES = [
  process.env.PLAYWRIGHT_BROWSERS_PATH,
  join(homedir(), '.cache/ms-playwright'),
  join(homedir(), 'Library/Caches/ms-playwright'),
  join(homedir(), 'AppData/Local/ms-playwright'),
]

const INSIDE_CACHE = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
]

/**
 * Flags for a headless Chromium on a build machine: root has no sandbox, and no background request may wait for a
 * network that is not there.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Finds a Chromium or Chrome without installing anything.
 *
 * @returns {string | undefined} The path of its program: `CHROMIUM_PATH`, an installed one, or Playwright's own.
 */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const installed = INSTALLED.find((path) => existsSync(path))
  if (installed) return installed
  for (const cache of CACHES) {
    if (!cache || !existsSync(cache)) continue
    for (const folder of readdirSync(cache).filter((name) => name.startsWith('chromium-'))) {
      const found = INSIDE_CACHE.map((path) => join(cache, folder, path)).find((path) => existsSync(path))
      if (found) return found
    }
  }
  return undefined
}

/**
 * Finds a Chromium or Chrome, and otherwise installs one: from Debian's packages as root, else Playwright's own build.
 *
 * @returns {string} The path of its program.
 * @throws {Error} In one line that says what to do, where neither is possible.
 */
export function requireChromium() {
  const found = findChromium()
  if (found) return found
  const attempts = [
    process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
      ? ['sh', ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium']]
      : undefined,
    ['npx', ['--yes', 'playwright', 'install', 'chromium']],
  ]
  for (const attempt of attempts) {
    if (!attempt) continue
    try {
      execFileSync(attempt[0], attempt[1], { stdio: ['ignore', 2, 2], timeout: 600_000 })
    } catch {
      continue
    }
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.')
}
