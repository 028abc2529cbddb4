import { describe, expect, it } from 'vitest'
import { pickLanguage } from './pick-language.ts'

describe(pickLanguage, () => {
  it.each([
    [undefined, undefined, 'en'],
    [undefined, 'de-DE,de;q=0.9,en;q=0.8', 'de'],
    [undefined, 'en-US,en;q=0.9,de;q=0.8', 'en'],
    [undefined, 'de-AT', 'de'],
    [undefined, 'de, en', 'de'],
    [undefined, 'en;q=0.5, de, fr, en', 'de'],
    [undefined, 'fr-FR,fr;q=0.9', 'en'],
    [undefined, 'fr,de;q=0.3', 'de'],
    [undefined, 'de;q=nonsense', 'en'],
    [undefined, 'de;q=0,*', 'en'],
    ['umkreis-language=de', 'en-US', 'de'],
    ['a=b; umkreis-language=en', 'de', 'en'],
    ['umkreis-language=fr', 'de', 'de'],
    ['xumkreis-language=de', 'en', 'en'],
  ])('cookie %j, asked for %j: %s', (cookie, acceptLanguage, language) => {
    expect(pickLanguage({ cookie, acceptLanguage })).toBe(language)
  })
})
