import { createGlobalThemeContract } from '@vanilla-extract/css'
import { DEFAULT_TOKENS, propertyName, type TokenName } from '@umkreis/theme'

/**
 * The custom properties that a theme fills: `vars.color.canvas` is `var(--uk-color-canvas)`. The names are those of the
 * theme engine, so that contract and themes cannot drift apart.
 */
export const vars = createGlobalThemeContract(
  {
    color: DEFAULT_TOKENS.light,
    elevation: { 1: '', 2: '', 3: '' },
  },
  (_value, [group = '', name = '']) =>
    group === 'color' ? propertyName(name as TokenName).slice('--'.length) : `uk-${group}-${name}`,
)
