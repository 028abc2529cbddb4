import type { Hex } from '../color/color.ts'

/** The two schemes; every token has a colour in each. */
export type Scheme = 'light' | 'dark'

/** The company colours from which a theme grows, as the administration names them. */
export interface Brand {
  readonly banner: string
  readonly bgcolor: string
  readonly line1: string
  readonly line2: string
}

/** The colours of an organisation that has chosen none. */
export const DEFAULT_BRAND: { readonly [Field in keyof Brand]: Hex } = {
  banner: '#FF7941',
  bgcolor: '#FFF8F6',
  line1: '#124D4D',
  line2: '#FF7941',
}

/** Every colour token as designed: light, dark. The keys are the token names everywhere. */
export const DESIGNED = {
  canvas: ['#FFF8F6', '#071A1B'],
  surface: ['#FFFFFF', '#0D2526'],
  sunken: ['#F9EEE9', '#051415'],
  wash: ['#E6F0EE', '#163A3B'],
  washHover: ['#D7E6E3', '#1F494A'],
  washFaint: ['#EEF4F2', '#0F2C2D'],
  accentWash: ['#FFE9DE', '#3B2419'],
  dangerWash: ['#FBE9E6', '#3A1B18'],
  text: ['#0E3839', '#F6ECE8'],
  textMuted: ['#466060', '#B4C6C3'],
  textFaint: ['#5A6F6E', '#96ACA9'],
  disabled: ['#F9EEE9', '#051415'],
  onDisabled: ['#5A6F6E', '#96ACA9'],
  ink: ['#124D4D', '#B9DDD6'],
  inkHover: ['#1B5F5F', '#CBE7E1'],
  inkPressed: ['#0B3C3C', '#A3CFC7'],
  onInk: ['#FFF8F6', '#06211F'],
  accent: ['#FF7941', '#FF8450'],
  accentHover: ['#FF8E5F', '#FF9A6E'],
  accentPressed: ['#F4682D', '#F27239'],
  caret: ['#FF7941', '#FF8450'],
  onAccent: ['#07292A', '#07292A'],
  accentText: ['#AD3D08', '#FFA680'],
  mark: ['#FFD9C5', '#63331A'],
  ownMessage: ['#DCEBE8', '#1B4645'],
  border: ['#EEDFD8', '#1D3B3C'],
  borderStrong: ['#7B8B88', '#5E8583'],
  halo: ['#C5D9D6', '#24504F'],
  pale: ['#D2DEDB', '#2C4F4F'],
  line1: ['#124D4D', '#6DB8AE'],
  line2: ['#FF7941', '#FF8450'],
  success: ['#1B6844', '#7FD3A6'],
  warning: ['#775000', '#EBC06A'],
  danger: ['#B0261E', '#FF9D90'],
  dangerHover: ['#C23529', '#FFB3A8'],
  dangerPressed: ['#981E17', '#F28B7D'],
  onDanger: ['#FFF8F6', '#3A0B06'],
  present: ['#2C9A68', '#4CBF8A'],
  focus: ['#124D4D', '#FFB491'],
  bar: ['#0B3435', '#1B4645'],
  barWash: ['#284C4C', '#2D5453'],
  barWashHover: ['#3C5B5C', '#496A68'],
  panel: ['#124D4D', '#112D2D'],
  onBar: ['#FFF8F6', '#FFF8F6'],
  barMuted: ['#B9CCC9', '#C6D8D5'],
  barLine: ['#6E918F', '#7FA6A2'],
  barAction: ['#FFA680', '#FFA680'],
  barSuccess: ['#7FD3A6', '#7FD3A6'],
  barDanger: ['#FF9D90', '#FFB0A5'],
  banner: ['#FF7941', '#FF7941'],
  onBanner: ['#07292A', '#07292A'],
  bannerDisc1: ['#FF8A59', '#FF8A59'],
  bannerDisc2: ['#FFA27A', '#FFA27A'],
  bannerDisc3: ['#FFB898', '#FFB898'],
  bannerLine1: ['#124D4D', '#124D4D'],
  bannerLine2: ['#FFF8F6', '#FFF8F6'],
  disc1: ['#FFEEE6', '#0B2223'],
  disc2: ['#FFE0D1', '#112D2D'],
  disc3: ['#FFC9AE', '#1B3A39'],
  chart1: ['#124D4D', '#8CCBC2'],
  chart2: ['#FF7941', '#FF8450'],
  chart3: ['#5FA79C', '#438777'],
  chart4: ['#DEA93B', '#E3B75C'],
  chart5: ['#5676B5', '#8AA5DD'],
  chart6: ['#A04F6E', '#D28B9F'],
} as const satisfies Record<string, readonly [light: Hex, dark: Hex]>

/** The name of a colour token, such as `canvas` or `accentText`. */
export type TokenName = keyof typeof DESIGNED

/** One colour for each token. */
export type TokenSet = { readonly [Name in TokenName]: Hex }

/** All token names, in the order of the role table. */
export const TOKEN_NAMES = Object.keys(DESIGNED) as TokenName[]

function pick(index: 0 | 1): TokenSet {
  const entries = TOKEN_NAMES.map((name): [TokenName, Hex] => [name, DESIGNED[name][index]])
  return Object.fromEntries(entries) as { [Name in TokenName]: Hex }
}

/** The designed tokens of the default brand; `createTheme(DEFAULT_BRAND)` returns exactly these. */
export const DEFAULT_TOKENS: Readonly<Record<Scheme, TokenSet>> = { light: pick(0), dark: pick(1) }
