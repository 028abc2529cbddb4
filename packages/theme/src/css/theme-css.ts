import type { Scheme, TokenName, TokenSet } from '../roles/default-tokens.ts'

/** The two sets of colours of a theme, as `createTheme` returns them. */
export type ThemeColors = Readonly<Record<Scheme, TokenSet>>

/** The custom property of a token: `textMuted` is `--uk-color-text-muted`, `line1` is `--uk-color-line-1`. */
export function propertyName(token: TokenName): string {
  return `--uk-color-${token.replaceAll(/(?<=[a-z])[A-Z0-9]/g, '-$&').toLowerCase()}`
}

/** The colours of one scheme as custom properties and their values, in the order of the tokens. */
export function themeProperties(tokens: TokenSet): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens).map(([token, color]) => [propertyName(token as TokenName), color]))
}

/**
 * A whole theme as a style sheet that needs nothing else: light, dark where the device asks for it, and on top what was
 * chosen by `data-scheme="light"` or `data-scheme="dark"` on the root element. It sets custom properties and
 * `color-scheme` on the root, nothing more, and holds no text from outside.
 */
export function formatThemeCss(theme: ThemeColors): string {
  const [light, dark] = (['light', 'dark'] as const).map((scheme) => {
    const colors = Object.entries(themeProperties(theme[scheme])).map(([property, color]) => `${property}:${color}`)
    return [`color-scheme:${scheme}`, ...colors].join(';')
  })
  return [
    `:root{${light}}`,
    `@media (prefers-color-scheme: dark){:root{${dark}}}`,
    `:root[data-scheme="light"]{${light}}`,
    `:root[data-scheme="dark"]{${dark}}`,
  ].join('\n')
}
