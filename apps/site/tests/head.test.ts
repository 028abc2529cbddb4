import { describe, expect, it } from 'vitest'
import { LANGUAGES, languageOf, localise } from '../src/language/languages.ts'
import { LISTED_PAGES, PAGE_ADDRESSES, THANKS_PAGES } from '../src/pages.ts'
import { settings } from '../src/settings.ts'
import { files, page, read } from './_util.ts'

const LISTED = LANGUAGES.flatMap((language) => LISTED_PAGES.map((path) => localise(path, language)))
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const idsIn = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!))

describe.each(LISTED)('%s', (address) => {
  const html = page(address)
  const language = languageOf(address)

  it('says its language, title and description', () => {
    expect(html).toContain(`<html lang="${language}"`)
    expect(titleOf(html)?.length).toBeGreaterThan(10)
    expect(meta(html, 'description')?.length).toBeGreaterThan(50)
  })

  it('names its own address and those of its other languages', () => {
    expect(html).toContain(`<link rel="canonical" href="${settings.siteUrl}${address}"`)
    for (const each of LANGUAGES) {
      const href = `${settings.siteUrl}${localise(address, each)}`
      expect(html).toMatch(new RegExp(`<link rel="alternate" href[Ll]ang="${each}" href="${href}"/?>`))
    }
  })

  it('has a picture for those who share it', () => {
    const picture = meta(html, 'og:image')?.replace(settings.siteUrl, '').slice(1)
    expect(files).toContain(picture)
    expect(picture).toContain(`-${language}.png`)
    expect([meta(html, 'og:title'), meta(html, 'og:description')]).toEqual([titleOf(html), meta(html, 'description')])
  })

  it('tells its facts as valid JSON', () => {
    for (const [, json] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      expect(JSON.parse(json!)).toMatchObject({ '@context': 'https://schema.org', name: 'Umkreis' })
    }
  })
})

it('gives no two pages the same title or description', () => {
  for (const of of [titleOf, (html: string) => meta(html, 'description')]) {
    const texts = LISTED.map((address) => of(page(address)))
    expect(new Set(texts).size).toBe(LISTED.length)
  }
})

it('keeps pages that only follow a form out of search engines', () => {
  for (const path of [...THANKS_PAGES, '/404']) expect(meta(page(path), 'robots')).toBe('noindex')
})

it('links only to what is there, sections included', () => {
  const dead = [...PAGE_ADDRESSES, '/404'].flatMap((address) =>
    [...page(address).matchAll(/\s(?:href|action|src)="([^"]+)"/g)]
      .map(([, link]) => link!.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
      .filter((link) => !/^(https?:|data:|mailto:|\/app\/|\/api\/)/.test(link))
      .filter((link) => {
        const [path = '', anchor] = link.split('#')
        const target = path === '' ? address : path
        const isPage = [...PAGE_ADDRESSES, '/404'].includes(target)
        if (!isPage) return !files.includes(target.slice(1))
        return anchor !== undefined && !idsIn(page(target)).has(anchor)
      })
      .map((link) => `${address} → ${link}`),
  )
  expect(dead).toEqual([])
})

it('lists every page in the sitemap, and nothing else', () => {
  const locations = [
    ...read('sitemap.xml')
      .toString()
      .matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, url]) => url)
  expect(locations.toSorted()).toEqual(LISTED.map((address) => `${settings.siteUrl}${address}`).toSorted())
  expect(read('robots.txt').toString()).toContain(`Sitemap: ${settings.siteUrl}/sitemap.xml`)
})

it('tells phones, hosts and finders of holes what they look for', () => {
  const { icons } = JSON.parse(read('site.webmanifest').toString()) as { icons: { src: string }[] }
  for (const { src } of icons) expect(files).toContain(src.slice(1))
  expect(read('.well-known/security.txt').toString()).toMatch(/^Contact: .+\nExpires: \d{4}-/)
  expect(read('_headers').toString()).toContain("script-src 'self'")
})
