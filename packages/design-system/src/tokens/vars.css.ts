import { createGlobalThemeContract } from '@vanilla-extract/css'
import { DEFAULT_TOKENS } from '@umkreis/theme'

const kebab = (name: string) => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()

/**
 * The custom properties that a theme fills: `vars.color.canvas` is `var(--uk-color-canvas)`. The names are those of the
 * theme engine, so that contract and themes cannot drift apart.
 */
export const vars = createGlobalThemeContract(
  {
    color: DEFAULT_TOKENS.light,
    elevation: { 1: '', 2: '', 3: '' },
  },
  (_value, path) => `uk-${path.map(kebab).join('-')}`,
)
