import type { Scheme, Theme, TokenName, TokenSet } from '@umkreis/theme'
import { vars } from '../tokens/vars.css.ts'

/** The two sets of colours of a theme, as `createTheme` returns them. */
export type ThemeColors = Pick<Theme, Scheme>

const property = (reference: string) => reference.slice('var('.length, -1)

/** The custom properties of one scheme, by name: `--uk-color-canvas`. */
export function themeProperties(tokens: TokenSet): Record<string, string> {
  const names = Object.keys(vars.color) as TokenName[]
  return Object.fromEntries(names.map((name) => [property(vars.color[name]), tokens[name]]))
}

/** The style sheet of a whole theme: light, dark where the system asks for it, and what the person chose. */
export function themeRules(theme: ThemeColors): string {
  const declarations = (tokens: TokenSet) =>
    Object.entries(themeProperties(tokens))
      .map(([name, value]) => `${name}:${value}`)
      .join(';')
  const [light, dark] = [declarations(theme.light), declarations(theme.dark)]
  return [
    `:root{${light}}`,
    `@media (prefers-color-scheme: dark){:root{${dark}}}`,
    `:root[data-scheme="light"]{${light}}`,
    `:root[data-scheme="dark"]{${dark}}`,
  ].join('\n')
}
