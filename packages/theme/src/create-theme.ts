import type { Hex } from './color/color.ts'
import { parseColor } from './color/parse-color.ts'
import { ThemeError } from './errors.ts'
import { fitTokens } from './fit-tokens.ts'
import { CHART_SERIES, needsOutline, spreadSeries } from './palette/series.ts'
import { createReport, type ThemeReport } from './report/report.ts'
import type { OwnColors } from './roles/carry-over.ts'
import type { Brand, Scheme, TokenSet } from './roles/default-tokens.ts'

/** A theme: a colour for each token in both schemes, and what was checked and moved to get there. */
export interface Theme {
  readonly brand: Readonly<Record<keyof Brand, Hex>>
  readonly light: TokenSet
  readonly dark: TokenSet
  readonly report: ThemeReport
}

/**
 * Makes an accessible theme of four company colours, by arithmetic alone: the same brand gives the same theme.
 * Every pair of {@link ROLE_PAIRS} reaches its minimum in both schemes, whatever the colours are; the default brand
 * gives {@link DEFAULT_TOKENS}.
 *
 * @param brand Hexadecimal colours, `#RRGGBB` or `#RGB`.
 * @throws {ThemeError} If one of them is not a colour; it names the field and the reason.
 */
export function createTheme(brand: Brand): Theme {
  const own = parseBrand(brand)
  const light = createScheme('light', own)
  const dark = createScheme('dark', own)
  const sets = { light: light.tokens, dark: dark.tokens }
  const moved = [...light.moved, ...dark.moved]
  return { brand: own, ...sets, report: createReport(sets, moved, [light.series, dark.series]) }
}

function createScheme(scheme: Scheme, own: OwnColors) {
  const { tokens: fitted, moved } = fitTokens(scheme, own)
  const { colors, apart } = spreadSeries(scheme, fitted)
  const tokens: TokenSet = { ...fitted, ...colors }
  const chosen = CHART_SERIES.filter((name) => tokens[name] !== fitted[name])
  const series = { scheme, chosen, outlined: CHART_SERIES.filter((name) => needsOutline(tokens, name)), apart }
  // A series that was chosen anew was not moved as well: it is told of once.
  return { tokens, series, moved: moved.filter(({ token }) => tokens[token] === fitted[token]) }
}

function parseBrand(brand: Brand): OwnColors {
  const read = (field: keyof Brand): Hex => {
    const parsed = parseColor(String(brand[field] ?? ''))
    if (parsed.kind === 'refused') throw new ThemeError(field, brand[field], parsed.reason)
    return parsed.color
  }
  return { banner: read('banner'), bgcolor: read('bgcolor'), line1: read('line1'), line2: read('line2') }
}
