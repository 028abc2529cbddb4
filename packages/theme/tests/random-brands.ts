import { constantFrom, integer, oneof, record, tuple, type Arbitrary } from 'fast-check'
import { fromLch, type Hex } from '../src/color/color.ts'
import { DEFAULT_BRAND } from '../src/index.ts'

const toHex = (number: number): Hex => `#${number.toString(16).padStart(6, '0').toUpperCase()}`

const anyColor = integer({ min: 0, max: 0xffffff }).map(toHex)
const grey = integer({ min: 0, max: 255 }).map((step) => toHex(step * 0x010101))
const vivid = tuple(integer({ min: 0, max: 359 }), integer({ min: 1, max: 99 })).map(([h, l]) =>
  fromLch({ l: l / 100, c: 0.4, h }),
)
const nearlyBlack = integer({ min: 0, max: 0xfff }).map((bits) =>
  toHex(((bits & 0xf00) << 8) | ((bits & 0xf0) << 4) | (bits & 0xf)),
)
const nearlyWhite = nearlyBlack.map((color) => toHex(0xffffff - Number.parseInt(color.slice(1), 16)))
const corner = constantFrom<Hex[]>(
  '#000000',
  '#FFFFFF',
  '#808080',
  '#FF0000',
  '#00FF00',
  '#0000FF',
  '#FFFF00',
  '#00FFFF',
  '#FF00FF',
  ...Object.values(DEFAULT_BRAND),
)
const color = oneof({ arbitrary: anyColor, weight: 4 }, vivid, grey, corner, nearlyBlack, nearlyWhite)

const neighbour = (of: Hex, step: number): Hex => toHex(Math.min(0xffffff, Number.parseInt(of.slice(1), 16) + step))

/** Company colours of every kind: random, vivid, grey, at the corners of sRGB, near black, near white, all but equal. */
export const brands: Arbitrary<Record<keyof typeof DEFAULT_BRAND, Hex>> = oneof(
  { arbitrary: record({ banner: color, bgcolor: color, line1: color, line2: color }), weight: 4 },
  tuple(color, color).map(([one, other]) => ({ banner: one, bgcolor: other, line1: one, line2: one })),
  tuple(color, integer({ min: 0, max: 3 })).map(([one, step]) => ({
    banner: one,
    bgcolor: neighbour(one, step),
    line1: neighbour(one, step << 8),
    line2: neighbour(one, step << 16),
  })),
)
