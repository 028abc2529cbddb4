export type { Hex } from './color/color.ts'
export { parseColor } from './color/parse-color.ts'
export type { ColorRefusal, ParsedColor } from './color/parse-color.ts'
export { contrastRatio } from './contrast/contrast.ts'
export { createTheme } from './create-theme.ts'
export type { Theme } from './create-theme.ts'
export { ThemeError } from './errors.ts'
export { formatThemeCss, propertyName, themeProperties } from './css/theme-css.ts'
export type { ThemeColors } from './css/theme-css.ts'
export { CHART_SERIES, needsOutline, SERIES_APART } from './palette/series.ts'
export type { ChartSeries } from './palette/series.ts'
export type { CheckedPair, MovedColor, SeriesReport, ThemeReport } from './report/report.ts'
export { summariseField } from './report/summarise-field.ts'
export type { FieldSummary } from './report/summarise-field.ts'
export { DEFAULT_BRAND, DEFAULT_TOKENS, TOKEN_NAMES } from './roles/default-tokens.ts'
export type { Brand, Scheme, TokenName, TokenSet } from './roles/default-tokens.ts'
export { ROLE_PAIRS } from './roles/pairs.ts'
export type { RolePair } from './roles/pairs.ts'
export { drawPortrait, SMALL_PORTRAIT_PX } from './portrait/draw-portrait.ts'
export type { PortraitOptions } from './portrait/draw-portrait.ts'
export {
  BEARDS,
  BROWS,
  CLOTHES,
  DISCS,
  GLASSES,
  HAIR_COLORS,
  HAIR_SHAPES,
  NECKLINES,
  SKIN_TONES,
} from './portrait/parameters.ts'
export type {
  Beard,
  Brows,
  Clothes,
  Disc,
  Glasses,
  HairColor,
  HairShape,
  Neckline,
  PortraitParameters,
  SkinTone,
} from './portrait/parameters.ts'
export { portraitFor } from './portrait/portrait-for.ts'
