import { describe, expect, it } from 'vitest'
import { demoCopy } from '../src/pages/demo/copy.ts'
import { imprintCopy } from '../src/pages/imprint/copy.ts'
import { landingCopy } from '../src/pages/landing/copy/index.ts'
import { notFoundCopy } from '../src/pages/not-found/copy.ts'
import { pricingCopy } from '../src/pages/pricing/copy.ts'
import { privacyCopy } from '../src/pages/privacy/copy/index.ts'
import { searchPageCopy } from '../src/pages/search/copy.ts'
import { searchCopy } from '../src/search/copy.ts'
import { shellCopy } from '../src/sections/shell-copy.ts'
import { localise } from '../src/language/languages.ts'
import { LISTED_PAGES, THANKS_PAGES } from '../src/pages.ts'
import { settings } from '../src/settings.ts'
import { page, textNodesOf } from './_util.ts'

/** Names, figures and words that are the same in both languages. */
const SAME = new Set(
  [
    'Umkreis|Meet|Surround me|Premium|Name|Position|Lindwerk|Haus Nordlicht|Kornblum & Söhne|Tramontana|Silbersee|A|B|C',
    'text|email|name|organization|fullName|workEmail|companyName',
  ].flatMap((names) => names.split('|')),
)
/** What whoever runs this deployment has filled in is said as it is. */
const SETTINGS = new Set(leaves(settings, '').map(([, text]) => text))
const isFigure = (text: string) => /^[\d.,/]+ ?(%|€|sec|min)?$/.test(text)

function leaves(value: unknown, path: string): [path: string, text: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, each]) => leaves(each, `${path}.${key}`))
}

describe.each(
  Object.entries({
    demoCopy,
    imprintCopy,
    landingCopy,
    notFoundCopy,
    pricingCopy,
    privacyCopy,
    searchPageCopy,
    searchCopy,
    shellCopy,
  }),
)('%s', (_, { en, de }) => {
  const english = leaves(en, '')
  const german = leaves(de, '')

  it('says as much in German as in English', () => {
    expect(german.map(([path]) => path)).toEqual(english.map(([path]) => path))
  })

  it('leaves no string untranslated', () => {
    const untranslated = english.filter(
      ([path, text], index) =>
        typeof text === 'string' &&
        text !== '' &&
        text === german[index]?.[1] &&
        !SAME.has(text) &&
        !isFigure(text) &&
        !path.endsWith('.anchor'),
    )
    expect(untranslated).toEqual([])
  })
})

describe.each([...LISTED_PAGES, ...THANKS_PAGES])('%s, as it was built', (path) => {
  const english = new Set(textNodesOf(page(path)))
  const german = textNodesOf(page(localise(path, 'de')))

  it('says nothing in German words on the English page, nor in English ones on the German page', () => {
    expect(german.length).toBeGreaterThan(10)
    expect(
      german.filter((text) => english.has(text) && !SAME.has(text) && !SETTINGS.has(text) && !isFigure(text)),
    ).toEqual([])
  })
})
