import { expect, it } from 'vitest'
import { askedLanguage } from './language.ts'

it.each([
  ['de', 'de'],
  ['DE-at', 'de'],
  ['en', 'en'],
  ['fr, de;q=0.8, en;q=0.9', 'en'],
  ['fr, de;q=0.9, en;q=0.8', 'de'],
  ['de, en', 'de'],
  ['en, de', 'en'],
  ['de;q=0', undefined],
  ['*', undefined],
  ['fr', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s asks for %s', (header, language) => {
  expect(askedLanguage(header)).toBe(language)
})
