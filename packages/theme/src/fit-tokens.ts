import { fromLch, toLch, type Hex } from './color/color.ts'
import { contrastRatio, luminance } from './contrast/contrast.ts'
import { moveNearest, moveUntil } from './palette/move-until.ts'
import { transplant } from './palette/transplant.ts'
import type { MovedColor } from './report/report.ts'
import { carryOver, fieldOf, type OwnColors, type Tokens } from './roles/carry-over.ts'
import { DEFAULT_TOKENS, type Scheme, type TokenName } from './roles/default-tokens.ts'
import { FIXED_TOKENS, ROLE_PAIRS } from './roles/pairs.ts'

/** A scheme of a theme in the making: its tokens, each readable where it stands, and what was moved to get there. */
export interface FittedTokens {
  readonly tokens: Tokens
  readonly moved: readonly MovedColor[]
}

type Draft = {
  readonly scheme: Scheme
  readonly own: OwnColors
  readonly tokens: Tokens
  readonly moved: MovedColor[]
}
type Demand = { readonly against: TokenName; readonly minimum: number }

/** Labels stand on a whole family of fills: they are fitted to the resting one, which the others then follow. */
const FILLS = new Map<TokenName, { readonly rest: TokenName; readonly states: readonly TokenName[] }>([
  ['onInk', { rest: 'ink', states: ['inkHover', 'inkPressed'] }],
  ['onAccent', { rest: 'accent', states: ['accentHover', 'accentPressed'] }],
  ['onBanner', { rest: 'banner', states: ['bannerDisc1', 'bannerDisc2'] }],
])

/** Tokens that neither scheme draws to one side: they go the shorter way. */
const EITHER_WAY = new Set<TokenName>([
  ...(['wash', 'washHover', 'washFaint', 'accentWash', 'ownMessage', 'mark', 'border', 'halo', 'pale'] as const),
  ...(['bar', 'onBar', 'barMuted', 'barAction', 'barLine', 'bannerLine1', 'bannerLine2'] as const),
])
/** The dark bar is dark in both schemes. */
const ALWAYS_DARK = new Set<TokenName>(['bar', 'barWash'])

/** A fill without a hue looks disabled beside the page unless it is as clear as an outline. */
const HUELESS = 0.04
const HUELESS_FILL = 3

const DEMANDS = demandsOfEach(({ foreground }) => !FIXED_TOKENS.has(foreground))
const ROOM = demandsOfEach(({ foreground }) => FIXED_TOKENS.has(foreground), true)
/** The most chroma of a page that had to be lightened: what is rich in the dark would be loud behind a whole screen. */
const CALM_PAGE = 0.05

const DESIGNED_PAGE = toLch(DEFAULT_TOKENS.light.canvas)
const DESIGNED_SUNKEN = toLch(DEFAULT_TOKENS.light.sunken)

function demandsOfEach(wanted: (pair: (typeof ROLE_PAIRS)[number]) => boolean, ofGround = false) {
  const demands = new Map<TokenName, Demand[]>()
  for (const pair of ROLE_PAIRS.filter(wanted)) {
    for (const background of pair.backgrounds) {
      const [token, against] = ofGround ? [background, pair.foreground] : [pair.foreground, background]
      demands.set(token, [...(demands.get(token) ?? []), { against, minimum: pair.minimum }])
    }
  }
  return demands
}

/** The tokens of one scheme for a company's colours: every row of {@link ROLE_PAIRS} holds. */
export function fitTokens(scheme: Scheme, own: OwnColors): FittedTokens {
  const page = scheme === 'light' ? findPage(own.bgcolor) : own.bgcolor
  const draft: Draft = { scheme, own, tokens: carryOver(scheme, { ...own, bgcolor: page }), moved: [] }
  if (page !== own.bgcolor) note(draft, 'canvas', own.bgcolor, ROOM.get('canvas') ?? [])
  makeRoom(draft)
  for (const [token, demands] of DEMANDS) fit(draft, token, demands)
  return draft
}

/**
 * The page of the light scheme: light enough for the colours that never move, and for a sunken place in it. What follows
 * the page follows it from there.
 */
function findPage(bgcolor: Hex): Hex {
  const onPage = seenBy(DEFAULT_TOKENS.light, ROOM.get('canvas') ?? [])
  const onSunken = seenBy(DEFAULT_TOKENS.light, ROOM.get('sunken') ?? [])
  const fits = (page: Hex) => onPage(page) && onSunken(transplant(DESIGNED_SUNKEN, DESIGNED_PAGE, toLch(page), 'shift'))
  if (fits(bgcolor)) return bgcolor
  const { l, c, h } = toLch(bgcolor)
  return moveUntil(fromLch({ l, c: Math.min(c, CALM_PAGE), h }), 1, fits)
}

/** Colours that never move stand on grounds that do: these get out of their way. */
function makeRoom(draft: Draft): void {
  for (const [ground, demands] of ROOM) {
    if (FIXED_TOKENS.has(ground)) continue
    const towards = draft.scheme === 'light' && !ALWAYS_DARK.has(ground) ? 1 : 0
    place(draft, ground, demands, (color, passes) => moveUntil(color, towards, passes))
  }
}

function fit(draft: Draft, token: TokenName, demands: readonly Demand[]): void {
  const fill = FILLS.get(token)
  if (fill) return fitFill(draft, token, fill, demands)
  const all = [...demands, ...(ROOM.get(token) ?? [])]
  if (EITHER_WAY.has(token)) return place(draft, token, all, moveNearest)
  const towards = draft.scheme === 'light' ? 0 : 1
  const hueless = token === 'accent' && toLch(draft.tokens.accent).c < HUELESS
  const needed = hueless ? all.map((demand) => ({ ...demand, minimum: HUELESS_FILL })) : all
  place(draft, token, needed, (color, passes) => moveUntil(color, towards, passes))
}

function fitFill(
  draft: Draft,
  label: TokenName,
  { rest, states }: { readonly rest: TokenName; readonly states: readonly TokenName[] },
  demands: readonly Demand[],
): void {
  const { tokens } = draft
  const toState = demands.filter(({ against }) => states.includes(against))
  const toRest = demands.filter((demand) => !toState.includes(demand))
  place(draft, label, toRest, (color, passes) => {
    // A label that cannot be read as designed is near white where that can be; a shade just readable would look faded.
    if (passes(color)) return color
    return passes(tokens.onBar) ? tokens.onBar : moveNearest(color, passes)
  })
  const away = luminance(tokens[label]) < luminance(tokens[rest]) ? 1 : 0
  for (const { against: state, minimum } of toState) {
    place(draft, state, [{ against: label, minimum }], (color, passes) => moveUntil(color, away, passes))
  }
}

function seenBy(tokens: Readonly<Tokens>, demands: readonly Demand[]): (color: Hex) => boolean {
  const known = demands.map(({ against, minimum }) => ({ light: luminance(tokens[against]) + 0.05, minimum }))
  return (color) => {
    const light = luminance(color) + 0.05
    return known.every((other) => Math.max(light, other.light) / Math.min(light, other.light) >= other.minimum)
  }
}

function place(
  draft: Draft,
  token: TokenName,
  demands: readonly Demand[],
  move: (color: Hex, passes: (candidate: Hex) => boolean) => Hex,
): void {
  const from = draft.tokens[token]
  const to = move(from, seenBy(draft.tokens, demands))
  if (to === from) return
  draft.tokens[token] = to
  note(draft, token, from, demands)
}

function note(draft: Draft, token: TokenName, from: Hex, demands: readonly Demand[]): void {
  const { scheme, own, tokens, moved } = draft
  const before = (demand: Demand) => contrastRatio(from, tokens[demand.against]) / demand.minimum
  const { against, minimum } = demands.reduce((least, demand) => (before(demand) < before(least) ? demand : least))
  const place = moved.findIndex((entry) => entry.token === token)
  const entry: MovedColor = {
    scheme,
    token,
    field: fieldOf(scheme, token, own),
    from: moved[place]?.from ?? from,
    to: tokens[token],
    against,
    minimum,
    ratioBefore: contrastRatio(moved[place]?.from ?? from, tokens[against]),
    ratioAfter: contrastRatio(tokens[token], tokens[against]),
  }
  if (place >= 0) moved[place] = entry
  else moved.push(entry)
}
