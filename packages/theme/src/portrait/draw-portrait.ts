import { paintBody } from './body.ts'
import {
  CLOTHES_COLORS,
  CLOTHES_ON_DISC,
  DISC_COLORS,
  HAIR_TONES,
  JEWEL,
  JEWEL_ON_ORANGE,
  SKIN_COLORS,
} from './colors.ts'
import { paintBeard, paintFeatures, paintHead } from './face.ts'
import { paintHair } from './hair.ts'
import type { Clothes, PortraitParameters, SkinTone } from './parameters.ts'
import { circle } from './shape.ts'

/** Below this width in CSS pixels a face's details blur and are left out. */
export const SMALL_PORTRAIT_PX = 32

/** How a portrait is put on a page. */
export interface PortraitOptions {
  /** Width and height in CSS pixels; without it the picture has only its view box and fills what holds it. */
  readonly size?: number
  /** `small` leaves the face's details out; by default a `size` under {@link SMALL_PORTRAIT_PX} does. */
  readonly detail?: 'full' | 'small'
  /** Spoken name; without it the picture is hidden from assistive technology, for a name stands beside it. */
  readonly title?: string
}

const DEEP_SKIN: ReadonlySet<SkinTone> = new Set(['umber', 'ebony'])
const SCARVES: Readonly<Record<Clothes, readonly Clothes[]>> = {
  ink: ['orange', 'peach', 'sea'],
  teal: ['orange', 'night'],
  orange: ['ink', 'teal'],
  peach: ['teal', 'ink'],
  night: ['sea', 'orange', 'teal', 'peach'],
  sea: ['ink', 'night'],
}

/**
 * Draws a portrait: a tinted disc with shoulders, neck, head, hair and a calm half-smile.
 *
 * @returns A complete `<svg>` element with a view box of 100 by 100, without ids, styles, scripts or links, so that any number
 * of them can stand in one document.
 */
export function drawPortrait(parameters: PortraitParameters, options: PortraitOptions = {}): string {
  const { size, title } = options
  const detail = options.detail ?? (size !== undefined && size < SMALL_PORTRAIT_PX ? 'small' : 'full')
  const skin = SKIN_COLORS[parameters.skin]
  const tones = HAIR_TONES[parameters.hairColor]
  const cloth = CLOTHES_COLORS[parameters.clothes]
  const warm = parameters.clothes === 'orange' || parameters.clothes === 'peach'
  const jewel = warm ? JEWEL_ON_ORANGE : JEWEL
  const hair = paintHair(parameters.hair, tones, CLOTHES_COLORS[scarfFor(parameters)], jewel)
  const browColor = DEEP_SKIN.has(parameters.skin) ? '#1C1009' : tones.shade
  const face = detail === 'full' ? paintFeatures(parameters.beard, parameters.brows, parameters.glasses, browColor) : ''
  const earrings =
    detail === 'full' && parameters.earrings && hair.ears
      ? circle(32.4, 53.6, 1.5, jewel) + circle(67.6, 53.6, 1.5, jewel)
      : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"${size === undefined ? '' : ` width="${size}" height="${size}"`}` +
    `${title === undefined ? ' aria-hidden="true"' : ` role="img" aria-label="${escapeAttribute(title)}"`}>` +
    circle(50, 50, 50, DISC_COLORS[parameters.disc]) +
    hair.back +
    paintBody(parameters.hair === 'headscarf' ? 'roll' : parameters.neckline, cloth, skin) +
    paintHead(skin, hair.ears) +
    paintBeard(parameters.beard, tones) +
    hair.front +
    face +
    earrings +
    hair.over +
    '</svg>'
  )
}

/** A scarf contrasts with the clothes and, first of all, with the disc. */
function scarfFor({ clothes, disc }: PortraitParameters): Clothes {
  const allowed = CLOTHES_ON_DISC[disc]
  return SCARVES[clothes].find((hue) => allowed.includes(hue)) ?? (clothes === 'ink' ? 'night' : 'ink')
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
