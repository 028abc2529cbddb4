import { describe, expect, it } from 'vitest'
import { PAGE_ADDRESSES } from '../src/pages.ts'
import { compressed, files, page, read } from './_util.ts'

const scriptsOf = (html: string) => [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
const landing = page('/')

describe.each([...PAGE_ADDRESSES, '/404'])('%s', (address) => {
  const html = page(address)

  it('is complete without a script: its one heading stands in the HTML', () => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html).toMatch(/<h1[^>]*>.+<\/h1>/s)
  })

  it('has one module of ours, the script of arrival, and no inline script but facts', () => {
    const [arrival, ...others] = scriptsOf(html).filter((tag) => !tag.includes('application/ld+json'))
    const module = expect.stringMatching(/^<script type="module" src="\/islands\/main-[\w-]+\.js">$/)
    if (address === '/404') expect([arrival, ...others]).toEqual([module])
    else {
      expect(arrival).toMatch(/^<script src="\/islands\/arrival-[\w-]+\.js">$/)
      expect(others).toEqual([module])
    }
    expect(html).not.toMatch(/\son\w+="/)
  })

  it('loads nothing from anybody else', () => {
    const loaded = [
      ...html.matchAll(/(?:src|srcSet|srcset)="([^"]+)"|<link[^>]+rel="(?:stylesheet|preload|icon|manifest)"[^>]*>/g),
    ]
    expect(
      loaded.filter(([found]) => /https?:/.test(found.replaceAll("xmlns='http://www.w3.org/2000/svg'", ''))),
    ).toEqual([])
  })
})

it('loads at most 10 KB of JavaScript before anybody touches the page, on every page', () => {
  for (const address of PAGE_ADDRESSES) {
    const html = page(address)
    const scripts = [...html.matchAll(/src="(\/islands\/[^"]+)"/g)].map(([, url]) => url!)
    // The calculator and the slider come without being touched.
    const unasked = files.filter((file) => /^islands\/(calculator|slider|slide-steps)-.*\.js$/.test(file))
    expect([...scripts, ...unasked].reduce((sum, file) => sum + compressed(file), 0)).toBeLessThan(10_000)
  }
})

it('keeps the whole landing page under 300 KB, every picture and script of it included', () => {
  for (const address of ['/', '/de']) {
    const html = page(address)
    const styles = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, url]) => url!)
    const fonts = files.filter((file) => /-latin-wght-normal.*\.woff2$/.test(file))
    // One reader sees one colour scheme and one format: the widest of each picture in light.
    const pictures = [...html.matchAll(/<source type="image\/avif" srcSet="([^"]+)"/g)].map(
      ([, list]) => list!.split(', ').at(-1)!.split(' ')[0]!,
    )
    expect(fonts).toHaveLength(2)
    expect(pictures.length).toBeGreaterThan(2)
    const scripts = files.filter((file) => /^islands\/.*\.js$/.test(file))
    const packed = [...styles, ...scripts].reduce((sum, file) => sum + compressed(file), 0)
    const whole = [...fonts, ...pictures].reduce((sum, file) => sum + read(file).length, 0)
    expect(compressed(address === '/' ? 'index.html' : 'de/index.html') + packed + whole).toBeLessThan(300_000)
  }
})

it('gives every picture its size, so that nothing moves when it arrives', () => {
  const pictures = [...landing.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)
  expect(pictures.filter((tag) => !/width="\d+"/.test(tag) || !/height="\d+"/.test(tag))).toEqual([])
  expect(pictures.filter((tag) => tag.includes('/assets/') && !tag.includes('loading="lazy"'))).toEqual([])
})

it('deploys none of the router', () => {
  expect(files.filter((file) => /^assets\/.*\.js$|__spa-fallback|manifest\.json$/.test(file))).toEqual([])
})
