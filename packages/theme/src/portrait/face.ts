import { FEATURE, SMILE_ON_BEARD, type HairColors, type SkinColors } from './colors.ts'
import type { Beard, Brows, Glasses } from './parameters.ts'
import { circle, line, path } from './shape.ts'

const HEAD = 'M33.2 44.4C33.2 33.2 40 27.2 50 27.2S66.8 33.2 66.8 44.4C66.8 57 59.6 65.8 50 65.8S33.2 57 33.2 44.4Z'
const MOUTH = 'M44.9 57C47.3 60.1 52.7 60.1 55.1 57'

const BROW_LINES: Readonly<Record<Brows, string>> = {
  soft: 'M39.9 42.2Q43 40.2 46 41.8M54 41.8Q57 40.2 60.1 42.2',
  straight: 'M40 41.8L46 41.4M54 41.4L60 41.8',
  raised: 'M39.8 41.2Q42.6 38.9 45.8 40.4M54.2 40.4Q57.4 38.9 60.2 41.2',
}

const BEARD_SHAPES: Readonly<Record<Exclude<Beard, 'none'>, string>> = {
  full: 'M33.1 47.4C34.6 52.6 38 54.6 42.4 53.8C46.4 52.9 53.6 52.9 57.6 53.8C62 54.6 65.4 52.6 66.9 47.4C68.4 61.6 61.4 71.2 50 71.2S31.6 61.6 33.1 47.4Z',
  stubble:
    'M33.2 47.4C34.8 53.4 38.6 55.2 43 54.4C47 53.7 53 53.7 57 54.4C61.4 55.2 65.2 53.4 66.8 47.4C67 58.4 59.8 65.8 50 65.8S33 58.4 33.2 47.4Z',
  goatee: 'M42.6 56.2C44.8 53.2 55.2 53.2 57.4 56.2C58.6 62 56.6 69.4 50 69.4S41.4 62 42.6 56.2Z',
  moustache:
    'M50 53.2C46.4 51.8 42.4 53.4 41.4 57C44.6 57.6 48 57 50 55.6C52 57 55.4 57.6 58.6 57C57.6 53.4 53.6 51.8 50 53.2Z',
}

/** Head and ears, without anything on them. */
export function paintHead(skin: SkinColors, ears: boolean): string {
  return (ears ? circle(33.4, 48.6, 3.7, skin.shade) + circle(66.6, 48.6, 3.7, skin.shade) : '') + path(HEAD, skin.face)
}

/** A beard is part of the silhouette and stays at every size. */
export function paintBeard(beard: Beard, hair: HairColors): string {
  if (beard === 'none') return ''
  return path(BEARD_SHAPES[beard], hair.base, beard === 'stubble' ? 'opacity=".32"' : '')
}

/** Eyes, brows, a calm half-smile and glasses: what falls away below 32 px. */
export function paintFeatures(beard: Beard, brows: Brows, glasses: Glasses, browColor: string): string {
  const onBeard = beard === 'full' || beard === 'goatee'
  const mouth = beard === 'moustache' ? 'M46 59.4C48 61.2 52 61.2 54 59.4' : MOUTH
  return (
    line(BROW_LINES[brows], browColor, 1.5) +
    circle(43, 47.2, 1.9, FEATURE) +
    circle(57, 47.2, 1.9, FEATURE) +
    line(mouth, onBeard ? SMILE_ON_BEARD : FEATURE, 1.5, onBeard ? '' : 'opacity=".85"') +
    paintGlasses(glasses)
  )
}

function paintGlasses(glasses: Glasses): string {
  if (glasses === 'none') return ''
  const rims =
    glasses === 'round'
      ? 'M37.4 47.4a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0ZM51.6 47.4a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z'
      : 'M39 42.8H46.4C47.6 42.8 48.4 43.6 48.4 44.8V48C48.4 50.4 46.4 52 43.8 52H42C39.2 52 37.2 50.4 37.2 48V44.8C37.2 43.6 37.8 42.8 39 42.8ZM53.6 42.8H61C62.2 42.8 62.8 43.6 62.8 44.8V48C62.8 50.4 60.8 52 58 52H56.2C53.6 52 51.6 50.4 51.6 48V44.8C51.6 43.6 52.4 42.8 53.6 42.8Z'
  return (
    path(rims, '#fff', 'opacity=".22"') +
    line(`${rims}M48.4 46.6Q50 45.4 51.6 46.6M37.2 46.2L33.6 45.6M62.8 46.2L66.4 45.6`, FEATURE, 1.4)
  )
}
