import { toLch, type Hex, type Lch } from '../color/color.ts'
import { transplant } from '../palette/transplant.ts'
import { DEFAULT_BRAND, DEFAULT_TOKENS, TOKEN_NAMES, type Brand, type Scheme } from './default-tokens.ts'
import type { TokenName } from './default-tokens.ts'
import { TOKEN_SOURCES, type TokenSource } from './sources.ts'

/** The four company colours, read. */
export type OwnColors = Readonly<Record<keyof Brand, Hex>>

/** Tokens in the making. */
export type Tokens = Record<TokenName, Hex>

type Step = { readonly name: TokenName; readonly hex: Hex; readonly lch: Lch; readonly source: TokenSource | undefined }

const FIELDS = Object.keys(DEFAULT_BRAND) as (keyof Brand)[]
const DESIGNED_BRAND = toEachLch(DEFAULT_BRAND)

/** What never changes from theme to theme is worked out once. */
const STEPS: Readonly<Record<Scheme, readonly Step[]>> = { light: steps('light'), dark: steps('dark') }

function steps(scheme: Scheme): Step[] {
  return TOKEN_NAMES.map((name) => {
    const hex = DEFAULT_TOKENS[scheme][name]
    return { name, hex, lch: toLch(hex), source: TOKEN_SOURCES[scheme].get(name) }
  })
}

function toEachLch(colors: OwnColors): Record<keyof Brand, Lch> {
  return Object.fromEntries(FIELDS.map((field) => [field, toLch(colors[field])])) as Record<keyof Brand, Lch>
}

/**
 * The designed tokens of a scheme in a company's colours, before any contrast is looked at. Where a company colour is the
 * default one, the designed tokens stay as they are.
 */
export function carryOver(scheme: Scheme, own: OwnColors): Tokens {
  const ownLch = toEachLch(own)
  const tokens: Partial<Tokens> = {}
  for (const { name, hex, lch, source } of STEPS[scheme]) {
    const designed = source && DEFAULT_BRAND[source.field]
    if (!source || designed === own[source.field]) tokens[name] = hex
    else if (designed === hex && source.following === 'shift') tokens[name] = own[source.field]
    else tokens[name] = transplant(lch, DESIGNED_BRAND[source.field], ownLch[source.field], source.following)
  }
  if (hasOwnSecondLine(own)) tokens.bannerLine2 = own.line2
  return tokens as Tokens
}

/** The company colour that a token comes from; nothing for those that are the same in every theme. */
export function fieldOf(scheme: Scheme, token: TokenName, own: OwnColors): keyof Brand | undefined {
  if (token === 'bannerLine2' && hasOwnSecondLine(own)) return 'line2'
  return TOKEN_SOURCES[scheme].get(token)?.field
}

/** A second line in the colour of the banner could not be seen on it: there it is drawn in the light of the page. */
function hasOwnSecondLine({ banner, line2 }: OwnColors): boolean {
  return banner !== line2
}
