import { describe, expect, it } from 'vitest'
import { DEFAULT_TOKENS, TOKEN_NAMES } from '../roles/default-tokens.ts'
import { formatThemeCss, propertyName, themeProperties } from './theme-css.ts'

describe('propertyName', () => {
  it('writes each token as a custom property of its own', () => {
    expect([propertyName('canvas'), propertyName('textMuted'), propertyName('bannerDisc1')]).toEqual([
      '--uk-color-canvas',
      '--uk-color-text-muted',
      '--uk-color-banner-disc-1',
    ])
    expect(new Set(TOKEN_NAMES.map(propertyName)).size).toBe(TOKEN_NAMES.length)
  })
})

describe('themeProperties', () => {
  it('gives every token its colour', () => {
    const properties = themeProperties(DEFAULT_TOKENS.dark)
    expect(Object.keys(properties)).toHaveLength(TOKEN_NAMES.length)
    expect(properties['--uk-color-line-1']).toBe(DEFAULT_TOKENS.dark.line1)
  })
})

describe('formatThemeCss', () => {
  it('holds light, dark by the device, and both by choice, in this order', () => {
    const rules = formatThemeCss(DEFAULT_TOKENS).split('\n')
    expect(rules.map((rule) => rule.slice(0, rule.indexOf('--uk')))).toEqual([
      ':root{color-scheme:light;',
      '@media (prefers-color-scheme: dark){:root{color-scheme:dark;',
      ':root[data-scheme="light"]{color-scheme:light;',
      ':root[data-scheme="dark"]{color-scheme:dark;',
    ])
    for (const [place, scheme] of (['light', 'dark', 'light', 'dark'] as const).entries()) {
      expect(rules[place]).toContain(`--uk-color-accent-text:${DEFAULT_TOKENS[scheme].accentText}`)
    }
  })
})
