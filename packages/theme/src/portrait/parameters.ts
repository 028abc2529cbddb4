/** The twelve hair shapes a portrait can wear; `bald` has none and `headscarf` covers it. */
export const HAIR_SHAPES = [
  'bald',
  'crop',
  'side-part',
  'quiff',
  'curls',
  'short-curls',
  'bob',
  'long',
  'waves',
  'top-bun',
  'plait',
  'headscarf',
] as const
/** One of {@link HAIR_SHAPES}. */
export type HairShape = (typeof HAIR_SHAPES)[number]

/** The eight skin tones by name, lightest first. They belong to people and never follow a company's theme. */
export const SKIN_TONES = ['porcelain', 'rose', 'peach', 'sand', 'amber', 'bronze', 'umber', 'ebony'] as const
/** One of {@link SKIN_TONES}. */
export type SkinTone = (typeof SKIN_TONES)[number]

/** The eight hair colours by name. A headscarf takes its colour from the clothes instead. */
export const HAIR_COLORS = ['black', 'espresso', 'brown', 'chestnut', 'copper', 'blond', 'grey', 'white'] as const
/** One of {@link HAIR_COLORS}. */
export type HairColor = (typeof HAIR_COLORS)[number]

/** The tints a portrait's disc can have. */
export const DISCS = ['blush', 'apricot', 'tangerine', 'shell', 'mist', 'sage', 'lagoon', 'clay'] as const
/** One of {@link DISCS}. */
export type Disc = (typeof DISCS)[number]

/** The brand hues clothes can have. */
export const CLOTHES = ['ink', 'teal', 'orange', 'peach', 'night', 'sea'] as const
/** One of {@link CLOTHES}. */
export type Clothes = (typeof CLOTHES)[number]

/** How clothes end at the neck. */
export const NECKLINES = ['round', 'roll', 'collar', 'deep'] as const
/** One of {@link NECKLINES}. */
export type Neckline = (typeof NECKLINES)[number]

/** What grows on the chin and above the lip. */
export const BEARDS = ['none', 'full', 'stubble', 'goatee', 'moustache'] as const
/** One of {@link BEARDS}. */
export type Beard = (typeof BEARDS)[number]

/** The glasses a face can wear. */
export const GLASSES = ['none', 'round', 'square'] as const
/** One of {@link GLASSES}. */
export type Glasses = (typeof GLASSES)[number]

/** The brows above the eyes. */
export const BROWS = ['soft', 'straight', 'raised'] as const
/** One of {@link BROWS}. */
export type Brows = (typeof BROWS)[number]

/** Everything that decides how a portrait looks. Equal parameters draw equal pictures. */
export interface PortraitParameters {
  readonly disc: Disc
  readonly clothes: Clothes
  readonly neckline: Neckline
  readonly skin: SkinTone
  readonly hair: HairShape
  readonly hairColor: HairColor
  readonly brows: Brows
  readonly glasses: Glasses
  readonly beard: Beard
  readonly earrings: boolean
}
