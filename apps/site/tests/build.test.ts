import { readFileSync, readdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const client = new URL('../build/client/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path.replace(/^\//, ''), client))
const page = (path: string) => read(path).toString('utf8')

const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
const scriptsOf = (html: string) => [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
const compressed = (path: string) => brotliCompressSync(read(path)).length

describe.each(['index.html', 'demo/index.html', '404.html'])('%s', (path) => {
  const html = page(path)

  it('is complete without a script: its heading stands in the HTML', () => {
    expect(html).toMatch(/<h1[^>]*>.+<\/h1>/s)
  })

  it('has one module of ours and no inline script', () => {
    expect(scriptsOf(html)).toEqual([
      expect.stringMatching(/^<script type="module" src="\/islands\/main-[\w-]+\.js">$/),
    ])
    expect(html).not.toMatch(/\son\w+="/)
  })

  it('links only to files that are deployed', () => {
    const assets = [...html.matchAll(/(?:src|href)="(\/(?:assets|islands)\/[^"]+)"/g)].map(([, url]) => url!.slice(1))
    expect(assets.length).toBeGreaterThan(2)
    expect(assets.filter((url) => !files.includes(url))).toEqual([])
  })
})

it('says what the product is called in its hero', () => {
  expect(page('index.html').replace(/<(?!\/?h1)[^>]+>/g, '')).toMatch(/<h1[^>]*>Meet Umkreis<\/h1>/)
})

it('loads at most 10 KB of JavaScript before anybody touches the page', () => {
  const [, entry] = /src="(\/islands\/[^"]+)"/.exec(page('index.html')) ?? []
  expect(compressed(entry!)).toBeLessThan(10_000)
})

it('keeps the whole landing page under 300 KB', () => {
  const html = page('index.html')
  const styles = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, url]) => url!)
  const fonts = files.filter((file) => /-latin-wght-normal.*\.woff2$/.test(file))
  expect(fonts).toHaveLength(2)
  const total =
    compressed('index.html') +
    [...styles, ...files.filter((file) => /^islands\/.*\.js$/.test(file))].reduce(
      (sum, file) => sum + compressed(file),
      0,
    ) +
    fonts.reduce((sum, file) => sum + read(file).length, 0)
  expect(total).toBeLessThan(300_000)
})

it('deploys none of the router', () => {
  expect(files.filter((file) => /^assets\/.*\.js$|__spa-fallback/.test(file))).toEqual([])
})
