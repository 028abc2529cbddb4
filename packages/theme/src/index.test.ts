import { describe, expect, it } from 'vitest'
import * as theme from './index.ts'

describe('the front door', () => {
  it('exports these names and nothing else', () => {
    expect(Object.keys(theme).sort()).toEqual([
      'BEARDS',
      'BROWS',
      'CHART_SERIES',
      'CLOTHES',
      'DEFAULT_BRAND',
      'DEFAULT_TOKENS',
      'DISCS',
      'GLASSES',
      'HAIR_COLORS',
      'HAIR_SHAPES',
      'NECKLINES',
      'ROLE_PAIRS',
      'SERIES_APART',
      'SKIN_TONES',
      'SMALL_PORTRAIT_PX',
      'TOKEN_NAMES',
      'ThemeError',
      'contrastRatio',
      'createTheme',
      'drawPortrait',
      'formatThemeCss',
      'needsOutline',
      'parseColor',
      'portraitFor',
      'propertyName',
      'summariseField',
      'themeProperties',
    ])
  })
})
