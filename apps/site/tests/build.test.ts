import { describe, expect, it } from 'vitest'
import { BUDGETS, findOverweight, weighPage } from '../scripts/budgets.ts'
import { moveStyles } from '../scripts/inline-styles.ts'
import { languageOf } from '../src/language/languages.ts'
import { PAGE_ADDRESSES } from '../src/pages.ts'
import { files, page, read } from './_util.ts'

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

const weigh = (address: string) => weighPage(page(address), files, read)

describe('the budgets that end the build', () => {
  it.each(PAGE_ADDRESSES)(
    'allow 10 KB of JavaScript before anybody touches the page, and %s keeps to it',
    (address) => {
      expect(BUDGETS.scripts).toBe(10_000)
      const weight = weigh(address)
      expect(weight.scripts).toBeGreaterThan(1000)
      expect(findOverweight(address, weight)).toEqual([])
    },
  )

  it.each(['/', '/de'])('allow 300 KB for everything, all pictures included, and %s keeps to it', (address) => {
    expect(BUDGETS.everything).toBe(300_000)
    const { everything, scripts } = weigh(address)
    // Its fonts and pictures alone weigh more than this: a weight without them would prove nothing.
    expect(everything).toBeGreaterThan(120_000 + scripts)
    expect(everything).toBeLessThan(BUDGETS.everything)
  })

  it('name the page, what weighs too much, and how much', () => {
    expect(findOverweight('/pricing', { scripts: 10_001, everything: 300_000 })).toEqual([
      '/pricing: scripts weigh 10001 bytes, 10000 are allowed',
    ])
  })

  it('count what a page asks for: a picture that is added makes it heavier', () => {
    const more = '<source type="image/avif" srcSet="/a.avif 720w, /b.avif 1440w"/>'
    const lend = (path: string) => (path === 'b.avif' ? Buffer.alloc(5000) : read(path))
    const heavier = weighPage(landing.replace('</body>', `${more}</body>`), files, lend)
    expect(heavier.everything - weigh('/').everything).toBeGreaterThan(4900)
  })
})

describe(moveStyles, () => {
  it('puts linked styles into the head, in their order, and waits for none of them', () => {
    const html =
      '<head><link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css"/></head>'
    expect(moveStyles(html, (path) => `/*${path}*/`)).toBe(
      '<head><style>/*assets/a.css*//*assets/b.css*/</style></head>',
    )
  })

  it('is done to every page: nothing but the script of arrival holds up the first paint', () => {
    for (const address of [...PAGE_ADDRESSES, '/404']) {
      expect(page(address)).not.toContain('rel="stylesheet"')
      expect(page(address).match(/<style>/g)).toHaveLength(1)
      expect(page(address)).toContain('font-display:swap')
    }
    expect(files.filter((file) => file.endsWith('.css'))).toEqual([])
  })
})

it('gives every picture its size, so that nothing moves when it arrives', () => {
  const pictures = [...landing.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)
  expect(pictures.filter((tag) => !/width="\d+"/.test(tag) || !/height="\d+"/.test(tag))).toEqual([])
  expect(pictures.filter((tag) => tag.includes('/assets/') && !tag.includes('loading="lazy"'))).toEqual([])
})

it.each(['/', '/de', '/umkreis-ai', '/de/umkreis-ai'])(
  'shows the product in the language of the page at %s',
  (address) => {
    const shown = [...page(address).matchAll(/\/assets\/(?:result|chat|phone|surround)-(en|de)-(?:light|dark)/g)]
    expect(shown.length).toBeGreaterThan(8)
    expect(new Set(shown.map(([, language]) => language))).toEqual(new Set([languageOf(address)]))
  },
)

it('is printed in light colours, whatever the device is', () => {
  for (const address of PAGE_ADDRESSES) {
    const asked = [
      ...page(address).matchAll(/(?:@media |<source[^>]*media=")([^{"]*prefers-color-scheme: ?dark[^{"]*)/g),
    ]
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(([, media = '']) => !media.startsWith('screen and'))).toEqual([])
  }
})

it('deploys none of the router', () => {
  expect(files.filter((file) => /^assets\/.*\.js$|__spa-fallback|manifest\.json$/.test(file))).toEqual([])
})
