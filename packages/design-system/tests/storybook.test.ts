import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface Entry {
  readonly type: 'story' | 'docs'
  readonly title: string
  readonly name: string
  readonly importPath: string
}

const HERE = resolve(import.meta.dirname, '..')
const SHELVES = ['Welcome', 'Foundations', 'Components', 'Compose']
const GROUPS = [
  'All parts',
  'Actions',
  'Fields',
  'Choice',
  'Overlays',
  'People',
  'Feedback',
  'Data',
  'Conversation',
  'Layout',
]

let site = ''
let entries: readonly Entry[] = []
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'umkreis-storybook-'))
  const tool = join(HERE, 'node_modules/storybook/dist/bin/dispatcher.js')
  execFileSync(process.execPath, [tool, 'build', '-o', site, '--quiet', '--disable-telemetry'], {
    cwd: HERE,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Vitest's own would build Storybook in test mode.
    env: { ...process.env, NODE_ENV: 'production', VITEST: '', NODE_OPTIONS: '' },
  })
  const index = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }
  entries = Object.values(index.entries)
}, 240_000)
afterAll(() => rmSync(site, { recursive: true, force: true }))

const inOrder = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) === index)

describe('the static Storybook', () => {
  it('has its frame, its stories and its fonts', () => {
    const files = ['index.html', 'iframe.html', 'favicon.svg', 'fonts/figtree-latin-wght-normal.woff2']
    expect(files.filter((file) => !existsSync(join(site, file)))).toEqual([])
  })

  it('brings the ground of a page along, which is imported for its effect alone', () => {
    const sheets = globSync('assets/*.css', { cwd: site }).map((file) => readFileSync(join(site, file), 'utf8'))
    expect(sheets.some((sheet) => sheet.includes('@layer uk-reset'))).toBe(true)
    expect(sheets.some((sheet) => sheet.includes('--uk-color-canvas:'))).toBe(true)
  })

  it('shows every story file', () => {
    const shown = new Set(entries.map(({ importPath }) => importPath.replace(/^\.\//, '')))
    const files = globSync('src/**/*.stories.tsx', { cwd: HERE }).map((file) => file.replaceAll('\\', '/'))
    expect(files.filter((file) => !shown.has(file))).toEqual([])
  })

  it('has four shelves in the order of a tour, and the components in their groups', () => {
    expect(inOrder(entries.map(({ title }) => title.split('/')[0] ?? ''))).toEqual(SHELVES)
    const components = entries.filter(({ title }) => title.startsWith('Components/'))
    expect(inOrder(components.map(({ title }) => title.split('/')[1] ?? ''))).toEqual(GROUPS)
  })

  it('names every story as a sentence', () => {
    const stories = entries.filter(({ type }) => type === 'story')
    expect(stories.length).toBeGreaterThan(150)
    expect(
      stories.filter(({ name }) => name.split(' ').length < 3).map(({ title, name }) => `${title}: ${name}`),
    ).toEqual([])
  })

  it('has a page of properties for every component', () => {
    const titles = new Set(
      entries.filter(({ title }) => GROUPS.includes(title.split('/')[1] ?? '')).map(({ title }) => title),
    )
    const documented = new Set(entries.filter(({ type }) => type === 'docs').map(({ title }) => title))
    expect([...titles].filter((title) => !documented.has(title))).toEqual(['Components/All parts'])
  })
})
