import { describe, expect, it } from 'vitest'
import { languageOf, localise } from './languages.ts'

describe(languageOf, () => {
  it.each([
    ['/', 'en'],
    ['/de', 'de'],
    ['/de/', 'de'],
    ['/de/pricing', 'de'],
    ['/demo', 'en'],
  ])('reads %s as %s', (pathname, language) => {
    expect(languageOf(pathname)).toBe(language)
  })
})

describe(localise, () => {
  it.each([
    ['/', '/', '/de'],
    ['/pricing', '/pricing', '/de/pricing'],
    ['/pricing/', '/pricing', '/de/pricing'],
    ['/de/pricing', '/pricing', '/de/pricing'],
    ['/de', '/', '/de'],
    ['/demo', '/demo', '/de/demo'],
    ['/#safety', '/#safety', '/de#safety'],
  ])('finds %s in both languages', (pathname, english, german) => {
    expect([localise(pathname, 'en'), localise(pathname, 'de')]).toEqual([english, german])
  })
})
