import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundlePackedWithEsbuild, bundlePackedWithVite, bundleSources, installPacked, type Bundle } from './bundling.ts'

/** The budgets that the README states, in bytes after brotli; React itself is not counted. */
const BUDGET = {
  wholeStylesheet: 14 * 1024,
  buttonAlone: { js: 15 * 1024, css: 1536 },
  buttonTextFieldDialog: { js: 30 * 1024, css: 3 * 1024 },
}

const weigh = (text: string) => brotliCompressSync(text).length

/** The folders of components, and the modules of React Aria by their names, that an application carries. */
function parts({ modules }: Bundle) {
  const names = (pattern: RegExp) => [...new Set(modules.flatMap((id) => pattern.exec(id)?.[1] ?? []))].toSorted()
  return {
    components: names(/(?:src|dist)\/components\/([^/]+)\//),
    widgets: names(/react-aria-components\/dist\/(?:private|exports)\/([A-Z]\w*)\.mjs/),
  }
}

const BUTTON = { components: ['Button', 'Spinner'], widgets: ['Button', 'ProgressBar'] }

let consumer: ReturnType<typeof installPacked>
let packed = ''
beforeAll(() => {
  consumer = installPacked()
  packed = join(consumer.folder, 'node_modules/@umkreis/design-system')
}, 120_000)
afterAll(() => consumer[Symbol.dispose]())

const read = (file: string) => readFileSync(join(packed, file), 'utf8')

/** The class names that a sheet has rules for. */
const classesOf = (css: string) => new Set(Array.from(css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name = '']) => name))

/** The components whose rules are in a sheet, found by the class names of each component's own sheet. */
function componentsIn(css: string): string[] {
  const carried = classesOf(css)
  const sheets = globSync('dist/components/*/*.css', { cwd: packed })
  const found = sheets.filter((sheet) => [...classesOf(read(sheet))].some((name) => carried.has(name)))
  return [...new Set(found.map((sheet) => sheet.split(/[/\\]/)[2] ?? ''))].toSorted()
}

describe('the packed package', () => {
  it('has a file behind every door', () => {
    const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, string | Record<string, string>> }
    const files = Object.values(exports).flatMap((door) => {
      if (typeof door === 'string') return [door]
      return Object.entries(door).flatMap(([condition, file]) => (condition === 'umkreis-source' ? [] : [file]))
    })
    expect(files.filter((file) => !existsSync(join(packed, file)))).toEqual([])
  })

  it('brings a sheet for every component that has styles, each with rules of its own', () => {
    const styled = globSync('src/components/*/*.css.ts', { cwd: join(import.meta.dirname, '..') })
    const sheets = styled.map((file) => file.replace(/^src/, 'dist').replace(/\.ts$/, ''))
    expect(sheets.length).toBeGreaterThan(40)
    expect(sheets.filter((sheet) => !existsSync(join(packed, sheet)) || classesOf(read(sheet)).size === 0)).toEqual([])
  })

  it('has the ground of a page and the default theme in the reset, and all components in the one sheet', () => {
    for (const sheet of ['dist/reset.css', 'dist/styles.css']) {
      expect(read(sheet)).toContain('--uk-color-canvas:')
      expect(read(sheet)).toContain('@layer uk-reset')
    }
    const all = globSync('dist/components/*/*.css', { cwd: packed }).map((sheet) => sheet.split(/[/\\]/)[2])
    expect(componentsIn(read('dist/styles.css'))).toEqual([...new Set(all)].toSorted())
    expect(componentsIn(read('dist/reset.css'))).toEqual([])
  })

  it('brings the fonts that its font sheet names', () => {
    const urls = Array.from(read('dist/fonts.css').matchAll(/url\(["']?([^"')]+)/g), ([, url = '']) => url)
    expect(urls).toHaveLength(4)
    expect(urls.filter((url) => !existsSync(join(packed, 'dist', url)))).toEqual([])
  })
})

describe('what an application pays', () => {
  it('keeps the whole stylesheet within its budget', () => {
    expect(weigh(read('dist/styles.css'))).toBeLessThanOrEqual(BUDGET.wholeStylesheet)
  })

  it('keeps Button, TextField and Dialog within their budget', async () => {
    const { js, css } = await bundlePackedWithVite(['Button', 'TextField', 'Dialog'], consumer.folder)
    expect(weigh(js)).toBeLessThanOrEqual(BUDGET.buttonTextFieldDialog.js)
    expect(weigh(css)).toBeLessThanOrEqual(BUDGET.buttonTextFieldDialog.css)
    const carried = componentsIn(css)
    expect(carried).toEqual(expect.arrayContaining(['Button', 'Dialog', 'Field']))
    expect(carried.filter((name) => ['ComboBox', 'Menu', 'Table', 'Toast'].includes(name))).toEqual([])
  })
})

describe('an application that imports only Button pays only for Button', () => {
  it('built from the sources', async () => {
    const bundle = await bundleSources(['Button'])
    expect(parts(bundle)).toEqual(BUTTON)
    const owners = Array.from(bundle.css.matchAll(/\.([A-Z]\w*?)_\w+/g), ([, owner = '']) => owner)
    expect([...new Set(owners)].toSorted()).toEqual(BUTTON.components)
  })

  it('built from the packed package by Vite', async () => {
    const bundle = await bundlePackedWithVite(['Button'], consumer.folder)
    expect(parts(bundle)).toEqual(BUTTON)
    expect(componentsIn(bundle.css)).toEqual(BUTTON.components)
    expect(weigh(bundle.js)).toBeLessThanOrEqual(BUDGET.buttonAlone.js)
    expect(weigh(bundle.css)).toBeLessThanOrEqual(BUDGET.buttonAlone.css)
  })

  it('built from the packed package by esbuild, its code at least', async () => {
    const bundle = await bundlePackedWithEsbuild(['Button'], consumer.folder)
    const code = { ...bundle, modules: bundle.modules.filter((id) => !id.endsWith('.css')) }
    expect(parts(code)).toEqual(BUTTON)
    expect(weigh(bundle.js)).toBeLessThanOrEqual(BUDGET.buttonAlone.js)
  })
})
