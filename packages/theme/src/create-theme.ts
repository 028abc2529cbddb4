import { parseColor, type Hex } from './color/color.ts'
import { contrastRatio, luminance } from './contrast/contrast.ts'
import { ThemeError } from './errors.ts'
import { moveNearest, moveUntil } from './palette/move-until.ts'
import { transplant } from './palette/transplant.ts'
import { DEFAULT_BRAND, DEFAULT_TOKENS, TOKEN_NAMES, type Brand, type Scheme } from './roles/default-tokens.ts'
import type { TokenName, TokenSet } from './roles/default-tokens.ts'
import { ROLE_PAIRS } from './roles/pairs.ts'
import { TOKEN_SOURCES } from './roles/sources.ts'
import { createReport, type MovedColor, type ThemeReport } from './report.ts'

/** A theme: a colour for each token in both schemes, and what was checked and moved to get there. */
export interface Theme {
  readonly brand: Readonly<Record<keyof Brand, Hex>>
  readonly light: TokenSet
  readonly dark: TokenSet
  readonly report: ThemeReport
}

type Tokens = Record<TokenName, Hex>
type Draft = { readonly scheme: Scheme; readonly tokens: Tokens; readonly moved: MovedColor[] }

/** Labels stand on a whole family of fills: they are fitted to the resting one, which the others then follow. */
const FILLS = [
  { label: 'onInk', rest: 'ink', states: ['inkHover', 'inkPressed'] },
  { label: 'onAccent', rest: 'accent', states: ['accentHover', 'accentPressed'] },
] as const satisfies { label: TokenName; rest: TokenName; states: TokenName[] }[]

const ON_FILLS = new Set<TokenName>(['onInk', 'onAccent'])
const ON_ANY_TONE = new Set<TokenName>(['bannerLine1', 'bannerLine2', 'onBar', 'barMuted', 'barAction'])
const BUTTON_SEEN = 1.5
const READABLE = 4.5

/**
 * Makes an accessible theme of four company colours, by arithmetic alone: the same brand gives the same theme.
 * Every pair of {@link ROLE_PAIRS} reaches its minimum in both schemes, whatever the colours are; the default brand
 * gives {@link DEFAULT_TOKENS}.
 *
 * @param brand Hexadecimal colours, `#RRGGBB` or `#RGB`.
 * @throws {ThemeError} If one of them is not a colour.
 */
export function createTheme(brand: Brand): Theme {
  const own = parseBrand(brand)
  const light = fitTokens('light', own)
  const dark = fitTokens('dark', own)
  return {
    brand: own,
    light: light.tokens,
    dark: dark.tokens,
    report: createReport({ light: light.tokens, dark: dark.tokens }, [...light.moved, ...dark.moved]),
  }
}

function parseBrand(brand: Brand): Theme['brand'] {
  const read = (field: keyof Brand): Hex => {
    const color = typeof brand[field] === 'string' ? parseColor(brand[field]) : undefined
    if (!color) throw new ThemeError(field, brand[field])
    return color
  }
  return { banner: read('banner'), bgcolor: read('bgcolor'), line1: read('line1'), line2: read('line2') }
}

function fitTokens(scheme: Scheme, own: Theme['brand']): Draft {
  const draft: Draft = { scheme, tokens: carryOver(scheme, own), moved: [] }
  fitCanvas(draft)
  fitAccent(draft)
  for (const { foreground, backgrounds, minimum } of ROLE_PAIRS) {
    if (ON_FILLS.has(foreground)) continue
    const grounds = backgrounds.map((name) => draft.tokens[name])
    const passes = (color: Hex) => grounds.every((ground) => contrastRatio(color, ground) >= minimum)
    place(draft, foreground, minimum, backgrounds, (color) =>
      foreground === 'onBanner'
        ? fitLabel(draft, color, passes)
        : ON_ANY_TONE.has(foreground)
          ? moveNearest(color, passes)
          : moveUntil(color, scheme === 'light' ? 0 : 1, passes),
    )
  }
  for (const fill of FILLS) fitFill(draft, fill)
  return draft
}

function carryOver(scheme: Scheme, own: Theme['brand']): Tokens {
  const designed = DEFAULT_TOKENS[scheme]
  const entries = TOKEN_NAMES.map((name): [TokenName, Hex] => {
    const source = TOKEN_SOURCES[scheme].get(name)
    if (!source) return [name, designed[name]]
    return [name, transplant(designed[name], DEFAULT_BRAND[source.field], own[source.field], source.following)]
  })
  const tokens = Object.fromEntries(entries) as Tokens
  if (own.line2 !== own.banner) tokens.bannerLine2 = own.line2
  return tokens
}

/** The page must stay light enough for the colours that never move: danger is the darkest demand among them. */
function fitCanvas(draft: Draft): void {
  if (draft.scheme === 'dark') return
  for (const name of ['canvas', 'sunken'] as const) {
    place(draft, name, READABLE, ['danger'], (color) =>
      moveUntil(color, 1, (candidate) => contrastRatio(candidate, draft.tokens.danger) >= READABLE),
    )
  }
}

/** A button in the colour of the page would not be seen: its fill moves away from the page. */
function fitAccent(draft: Draft): void {
  const { canvas, surface } = draft.tokens
  place(draft, 'accent', BUTTON_SEEN, ['canvas', 'surface'], (color) =>
    moveUntil(color, draft.scheme === 'light' ? 0 : 1, (candidate) =>
      [canvas, surface].every((ground) => contrastRatio(candidate, ground) >= BUTTON_SEEN),
    ),
  )
}

/** A label that cannot be read as designed is near white where that can be; a shade just readable would look faded. */
function fitLabel(draft: Draft, color: Hex, passes: (candidate: Hex) => boolean): Hex {
  if (passes(color)) return color
  return passes(draft.tokens.onBar) ? draft.tokens.onBar : moveNearest(color, passes)
}

function fitFill(draft: Draft, { label, rest, states }: (typeof FILLS)[number]): void {
  const { tokens } = draft
  const fits = (color: Hex) => contrastRatio(color, tokens[rest]) >= READABLE
  place(draft, label, READABLE, [rest], (color) => fitLabel(draft, color, fits))
  const away = luminance(tokens[label]) < luminance(tokens[rest]) ? 1 : 0
  for (const state of states) {
    const fitsLabel = (color: Hex) => contrastRatio(color, tokens[label]) >= READABLE
    place(draft, state, READABLE, [label], (color) => moveUntil(color, away, fitsLabel))
  }
}

function place(
  draft: Draft,
  token: TokenName,
  minimum: number,
  against: readonly TokenName[],
  move: (color: Hex) => Hex,
): void {
  const { scheme, tokens } = draft
  const from = tokens[token]
  const to = move(from)
  if (to === from) return
  const lowest = (color: Hex) => Math.min(...against.map((name) => contrastRatio(color, tokens[name])))
  draft.moved.push({
    scheme,
    token,
    field: TOKEN_SOURCES[scheme].get(token)?.field,
    from,
    to,
    minimum,
    ratioBefore: lowest(from),
    ratioAfter: lowest(to),
  })
  tokens[token] = to
}
