import { createTheme, DEFAULT_TOKENS } from '@umkreis/theme'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LOOKS, type Looks } from './looks.ts'
import { loadLooks, looksKey, rememberLooks } from './looks-memory.ts'

const colours = { banner: '#F2B705', bgcolor: '#F4F8FB', line1: '#1F3A6E', line2: '#F8A9C0' }
const { light, dark } = createTheme(colours)
const gletscher: Looks = {
  colours,
  theme: { light, dark },
  smallLogo: { url: '/logo.svg', darkUrl: '/dark.svg' },
  bigLogo: { url: null },
}

function createStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('loadLooks', () => {
  it('loads what was remembered, for this member alone', () => {
    const storage = createStorage()
    rememberLooks(storage, 'johanna', gletscher)

    expect(loadLooks(storage, 'johanna')).toEqual(gletscher)
    expect(loadLooks(storage, 'karim')).toBeUndefined()
  })

  it('knows organisations that chose no colours', () => {
    const storage = createStorage()
    rememberLooks(storage, 'johanna', DEFAULT_LOOKS)

    expect(loadLooks(storage, 'johanna')).toEqual(DEFAULT_LOOKS)
  })

  it.each([
    ['is no JSON', '{'],
    [
      'has a colour that is none',
      JSON.stringify({ ...gletscher, theme: { light, dark: { ...dark, canvas: 'url(x)' } } }),
    ],
    [
      'lacks a token that there is now',
      JSON.stringify({ ...gletscher, theme: { light: { canvas: '#FFFFFF' }, dark } }),
    ],
  ])('loads nothing where what was kept %s', (_what, text) => {
    const storage = createStorage()
    storage.setItem(looksKey('johanna'), text)

    expect(loadLooks(storage, 'johanna')).toBeUndefined()
  })
})

describe('rememberLooks', () => {
  it('costs nothing where the storage is full', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }

    expect(() => rememberLooks(full, 'johanna', gletscher)).not.toThrow()
  })
})

describe('the page itself', () => {
  it('names the canvas of both schemes to the browser before any style sheet is there', async () => {
    const { readFile } = await import('node:fs/promises')
    const html = await readFile(new URL('../../index.html', import.meta.url), 'utf8')

    for (const scheme of ['light', 'dark'] as const) {
      expect(html).toContain(
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${DEFAULT_TOKENS[scheme].canvas}" />`,
      )
    }
  })
})
