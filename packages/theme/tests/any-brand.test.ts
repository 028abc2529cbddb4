import { sample } from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { fromLch, toLch, type Hex } from '../src/color/color.ts'
import { hueDrift, HUE_TOLERANCE } from '../src/palette/hue.ts'
import { difference, perceive } from '../src/palette/vision.ts'
import { carryOver } from '../src/roles/carry-over.ts'
import { FIXED_TOKENS } from '../src/roles/pairs.ts'
import {
  CHART_SERIES,
  contrastRatio,
  createTheme,
  DEFAULT_TOKENS,
  needsOutline,
  ROLE_PAIRS,
  SERIES_APART,
  TOKEN_NAMES,
  type MovedColor,
  type Scheme,
  type Theme,
  type TokenName,
  type TokenSet,
} from '../src/index.ts'
import { brands } from './random-brands.ts'

const BRANDS = 10_000
const SEED = 20_261_121
const SCHEMES: readonly Scheme[] = ['light', 'dark']

const LABELS: readonly TokenName[] = ['onAccent', 'onBanner', 'onInk']
/** Lightness at which hardly any chroma is left, and rounding decides about the hue. */
const NEARLY_BLACK = 0.1
const NEARLY_WHITE = 0.95
/** One hundredth of all lightness: a step that can just be seen. */
const STEP = 0.01
/** How much more contrast than needed is no more than the next step of sRGB gives. */
const OVERSHOOT = 0.05

/** Each check gives what it finds wrong with a theme. */
const CHECKS = {
  'never fall below the minimum of a pair': ({ report }) => report.pairs.filter((pair) => pair.ratio < pair.minimum),

  'keep the hue of whatever is moved, unless it had to turn nearly white or nearly black': ({ report }) =>
    report.moved.filter(({ from, to }) => {
      const { l } = toLch(to)
      return l > NEARLY_BLACK && l < NEARLY_WHITE && hueDrift(from, to) > HUE_TOLERANCE
    }),

  'move lightness only as far as needed': (theme) =>
    theme.report.moved.filter((entry) => {
      if (entry.ratioAfter - entry.minimum < OVERSHOOT) return false
      const back = oneStepBack(entry)
      return back !== entry.to && !isNearlyWhiteLabel(theme, entry) && holds(theme, entry, back)
    }),

  'report exactly what was moved': ({ brand, report, ...sets }) => {
    const page = report.moved.find(({ scheme, token }) => scheme === 'light' && token === 'canvas')
    return SCHEMES.flatMap((scheme) => {
      const asked = carryOver(scheme, page && scheme === 'light' ? { ...brand, bgcolor: page.to } : brand)
      if (page && scheme === 'light') asked.canvas = brand.bgcolor
      const chosen: readonly TokenName[] = report.series.find((series) => series.scheme === scheme)?.chosen ?? []
      return TOKEN_NAMES.filter((token) => {
        const [entry, ...more] = report.moved.filter((other) => other.scheme === scheme && other.token === token)
        if (asked[token] === sets[scheme][token] || chosen.includes(token)) return entry !== undefined
        return more.length > 0 || entry?.from !== asked[token] || entry.to !== sets[scheme][token]
      })
    })
  },

  'keep the colour of the banner, and of what never moves': (theme) =>
    SCHEMES.flatMap((scheme) => [
      ...(theme[scheme].banner === theme.brand.banner ? [] : ['banner']),
      ...[...FIXED_TOKENS].filter((token) => theme[scheme][token] !== DEFAULT_TOKENS[scheme][token]),
    ]),

  'tell chart series apart with every kind of colour vision': (theme) =>
    SCHEMES.filter((scheme) => {
      const tokens = theme[scheme]
      const seen = CHART_SERIES.map((series) => perceive(tokens[series]))
      return seen.some((one, place) =>
        seen.slice(place + 1).some((other, between) => {
          return difference(one, other) < (between === 0 ? SERIES_APART.neighbours : SERIES_APART.any)
        }),
      )
    }),

  'name every chart series that needs an outline': ({ report, ...sets }) =>
    report.series.flatMap(({ scheme, outlined }) =>
      CHART_SERIES.filter((series) => {
        const faint = contrastRatio(sets[scheme][series], sets[scheme].surface) < 3
        return faint !== outlined.includes(series) || faint !== needsOutline(sets[scheme], series)
      }),
    ),
} satisfies Record<string, (theme: Theme) => unknown[]>

/** A label that can be read in no shade of its hue is drawn in the near white of the dark bar. */
function isNearlyWhiteLabel(theme: Theme, { scheme, token, to }: MovedColor): boolean {
  return LABELS.includes(token) && to === theme[scheme].onBar
}

const rows = ROLE_PAIRS.flatMap(({ foreground, backgrounds, minimum }) =>
  backgrounds.map((background) => ({ foreground, background, minimum })),
)
const OWN_ROWS = Map.groupBy(rows, ({ foreground }) => foreground)
const ROOM_ROWS = Map.groupBy(
  rows.filter(({ foreground }) => FIXED_TOKENS.has(foreground) || LABELS.includes(foreground)),
  ({ background }) => background,
)

/** Whether a token could have this colour: its own rows, and those of colours that it makes room for. */
function holds(theme: Theme, { scheme, token, minimum }: MovedColor, color: Hex): boolean {
  const tokens = theme[scheme]
  const ownRows = (OWN_ROWS.get(token) ?? []).every((row) => {
    const needed = token === 'accent' ? Math.max(minimum, row.minimum) : row.minimum
    return contrastRatio(color, tokens[row.background]) >= needed
  })
  return ownRows && leavesRoom(tokens, token, color) && (token !== 'canvas' || leavesRoomInside(theme, scheme, color))
}

function leavesRoom(tokens: TokenSet, token: TokenName, color: Hex): boolean {
  return (ROOM_ROWS.get(token) ?? []).every(({ foreground, minimum }) => {
    return contrastRatio(color, tokens[foreground]) >= minimum
  })
}

/** A page also has to leave room for a sunken place in it. */
function leavesRoomInside(theme: Theme, scheme: Scheme, page: Hex): boolean {
  const { sunken } = carryOver(scheme, { ...theme.brand, bgcolor: page })
  return leavesRoom(theme[scheme], 'sunken', sunken)
}

/** The colour one step nearer to what was asked for; the colour asked for where that is nearer than a step. */
function oneStepBack({ from, to }: MovedColor): Hex {
  const [before, after] = [toLch(from), toLch(to)]
  const way = before.l - after.l
  return Math.abs(way) <= STEP ? to : fromLch({ ...before, l: after.l + Math.sign(way) * STEP })
}

describe(`${BRANDS} company themes of every kind`, () => {
  const wrong = new Map<string, unknown[]>()

  beforeAll(() => {
    for (const brand of sample(brands, { numRuns: BRANDS, seed: SEED })) {
      const theme = createTheme(brand)
      for (const [name, check] of Object.entries(CHECKS)) {
        const found = check(theme)
        if (found.length > 0) wrong.set(name, [...(wrong.get(name) ?? []), { brand, found }])
      }
    }
  }, 600_000)

  it.each(Object.keys(CHECKS))('%s', (name) => {
    expect(wrong.get(name) ?? []).toEqual([])
  })
})
