import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The languages besides English; each is a build of its own, in a folder of its name below the English one. */
export const TRANSLATIONS = ['de'] as const

/** What the page says before any code runs. */
const PAGE: Readonly<
  Record<(typeof TRANSLATIONS)[number], readonly (readonly [english: string, translated: string])[]>
> = {
  de: [
    ['<html lang="en">', '<html lang="de">'],
    [
      'Find the colleague you need in your own words, see why, and talk end-to-end encrypted.',
      'Finde mit eigenen Worten, wen du brauchst, sieh, warum, und sprecht Ende-zu-Ende-verschlüsselt.',
    ],
    ['Umkreis is starting', 'Umkreis startet'],
    [
      'Umkreis needs JavaScript, because messages are encrypted on this device.',
      'Umkreis braucht JavaScript, weil Nachrichten auf diesem Gerät verschlüsselt werden.',
    ],
  ],
}

/**
 * Builds the application in another language: for each module with words, `copy.ts` say, its sibling `copy.de.ts` stands in.
 * Nobody loads words of a language that they do not read, and the English build is as if there were no other.
 *
 * @param language Undefined for English.
 */
export function translated(language: (typeof TRANSLATIONS)[number] | undefined): Plugin {
  return {
    name: 'umkreis:translated',
    enforce: 'pre',
    apply: () => language !== undefined,
    async resolveId(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!resolved || resolved.external || /node_modules|\0/.test(resolved.id)) return undefined
      const sibling = resolved.id.replace(/\.ts$/, `.${language}.ts`)
      return sibling !== resolved.id && existsSync(sibling) ? sibling : undefined
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        (language ? PAGE[language] : []).reduce((page, [english, own]) => {
          if (!page.includes(english)) throw new Error(`The page no longer says “${english}”`)
          return page.replace(english, own)
        }, html),
    },
  }
}
