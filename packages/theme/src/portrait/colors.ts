import type { Clothes, Disc, HairColor, SkinTone } from './parameters.ts'

/** Face and, a little deeper, neck and ears. */
export interface SkinColors {
  readonly face: string
  readonly shade: string
}

/** Hair, and the deeper tone of strands, brows and the far side of a plait. */
export interface HairColors {
  readonly base: string
  readonly shade: string
}

export const DISC_COLORS: Readonly<Record<Disc, string>> = {
  blush: '#FFD3BF',
  apricot: '#FFB494',
  tangerine: '#FF9C70',
  shell: '#FFE6DB',
  mist: '#DCEAE7',
  sage: '#CBE2DD',
  lagoon: '#AED3CC',
  clay: '#F2DCD1',
}

export const CLOTHES_COLORS: Readonly<Record<Clothes, { readonly base: string; readonly shade: string }>> = {
  ink: { base: '#124D4D', shade: '#0D3B3C' },
  teal: { base: '#3F8579', shade: '#316C63' },
  orange: { base: '#FF7941', shade: '#E8622B' },
  peach: { base: '#FFA37B', shade: '#F58A5E' },
  night: { base: '#0E3839', shade: '#082829' },
  sea: { base: '#6DB0A5', shade: '#559A8F' },
}

export const SKIN_COLORS: Readonly<Record<SkinTone, SkinColors>> = {
  porcelain: { face: '#F9DCCD', shade: '#EDC3B0' },
  rose: { face: '#F4CDB8', shade: '#E3B199' },
  peach: { face: '#EFBF9E', shade: '#DCA47F' },
  sand: { face: '#DFAA80', shade: '#C98F64' },
  amber: { face: '#CB9066', shade: '#B87B53' },
  bronze: { face: '#B0764E', shade: '#99623D' },
  umber: { face: '#8B5A3C', shade: '#75482E' },
  ebony: { face: '#65402B', shade: '#50301F' },
}

export const HAIR_TONES: Readonly<Record<HairColor, HairColors>> = {
  black: { base: '#142426', shade: '#0A1718' },
  espresso: { base: '#3B241D', shade: '#2A1712' },
  brown: { base: '#6A4131', shade: '#523024' },
  chestnut: { base: '#8F5B3B', shade: '#744629' },
  copper: { base: '#BC5420', shade: '#9C4116' },
  blond: { base: '#E2B56C', shade: '#C99A50' },
  grey: { base: '#B4BFC0', shade: '#98A6A8' },
  white: { base: '#E9E6E1', shade: '#CBC9C4' },
}

/** Eyes, mouth and frames. */
export const FEATURE = '#12292A'
/** The smile inside a dark beard. */
export const SMILE_ON_BEARD = '#FFF2EA'
/** Earrings and the band of a plait. */
export const JEWEL = '#FF7941'
export const JEWEL_ON_ORANGE = '#124D4D'

/** Hair colours that stand out from a skin tone, the usual ones named several times. */
export const HAIR_ON_SKIN: Readonly<Record<SkinTone, readonly [HairColor, ...HairColor[]]>> = {
  porcelain: ['blond', 'blond', 'copper', 'copper', 'brown', 'brown', 'chestnut', 'espresso', 'black', 'grey', 'white'],
  rose: ['blond', 'blond', 'copper', 'brown', 'brown', 'chestnut', 'chestnut', 'espresso', 'black', 'grey', 'white'],
  peach: ['blond', 'copper', 'brown', 'brown', 'chestnut', 'espresso', 'espresso', 'black', 'black', 'grey'],
  sand: ['brown', 'brown', 'espresso', 'espresso', 'black', 'black', 'black', 'grey', 'white'],
  amber: ['espresso', 'espresso', 'brown', 'black', 'black', 'black', 'grey', 'white'],
  bronze: ['black', 'black', 'black', 'espresso', 'espresso', 'grey', 'white'],
  umber: ['black', 'black', 'black', 'espresso', 'grey', 'white'],
  ebony: ['black', 'black', 'black', 'black', 'grey', 'white'],
}

/**
 * Which clothes stand out from which disc. A pair that is missing would melt together at 24 px.
 */
export const CLOTHES_ON_DISC: Readonly<Record<Disc, readonly [Clothes, ...Clothes[]]>> = {
  blush: ['ink', 'teal', 'orange', 'night', 'sea'],
  apricot: ['ink', 'night', 'teal'],
  tangerine: ['ink', 'night'],
  shell: ['ink', 'teal', 'orange', 'peach', 'sea', 'night'],
  mist: ['ink', 'teal', 'orange', 'peach', 'night'],
  sage: ['ink', 'orange', 'peach', 'teal', 'night'],
  lagoon: ['ink', 'orange', 'night', 'peach'],
  clay: ['ink', 'teal', 'orange', 'night', 'sea'],
}
