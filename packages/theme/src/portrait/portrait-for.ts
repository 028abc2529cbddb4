import { CLOTHES_ON_DISC, HAIR_ON_SKIN } from './colors.ts'
import {
  BROWS,
  DISCS,
  HAIR_SHAPES,
  NECKLINES,
  SKIN_TONES,
  type Beard,
  type HairShape,
  type PortraitParameters,
} from './parameters.ts'

const SHAVEN_SHAPES: ReadonlySet<HairShape> = new Set(['bob', 'long', 'waves', 'top-bun', 'plait', 'headscarf'])

/**
 * Chooses a portrait for a seed, such as a person's id. What `chosen` names stands as given; the rest follows from the seed
 * alone, keeps clothes apart from the disc and hair from the skin, and puts beards only where the hair shape leaves the choice open.
 */
export function portraitFor(seed: string, chosen: Partial<PortraitParameters> = {}): PortraitParameters {
  const random = createRandom(seed)
  // Every draw happens whether or not it is used, so that choosing one trait leaves the others as they were.
  const draws = {
    disc: pick(random, DISCS),
    hair: pick(random, HAIR_SHAPES),
    skin: pick(random, SKIN_TONES),
    brows: pick(random, BROWS),
    neckline: pick(random, NECKLINES),
    hairColor: random(),
    clothes: random(),
    glasses: random(),
    beard: random(),
    earrings: random(),
  }
  const disc = chosen.disc ?? draws.disc
  const hair = chosen.hair ?? draws.hair
  const skin = chosen.skin ?? draws.skin
  return {
    disc,
    hair,
    skin,
    hairColor: chosen.hairColor ?? pickAt(draws.hairColor, HAIR_ON_SKIN[skin]),
    brows: chosen.brows ?? draws.brows,
    neckline: chosen.neckline ?? draws.neckline,
    clothes: chosen.clothes ?? pickAt(draws.clothes, CLOTHES_ON_DISC[disc]),
    glasses: chosen.glasses ?? (draws.glasses < 0.14 ? 'round' : draws.glasses < 0.24 ? 'square' : 'none'),
    beard: chosen.beard ?? beardFrom(draws.beard, hair),
    earrings: chosen.earrings ?? draws.earrings < 0.22,
  }
}

function beardFrom(draw: number, hair: HairShape): Beard {
  if (SHAVEN_SHAPES.has(hair) || draw > 0.42) return 'none'
  return draw < 0.16 ? 'full' : draw < 0.28 ? 'stubble' : draw < 0.36 ? 'goatee' : 'moustache'
}

function pick<T>(random: () => number, from: readonly [T, ...T[]]): T {
  return pickAt(random(), from)
}

function pickAt<T>(draw: number, from: readonly [T, ...T[]]): T {
  return from[Math.floor(draw * from.length)] ?? from[0]
}

/** Numbers from 0 (inclusive) to 1 (exclusive) that depend on the text alone: FNV-1a into Mulberry32. */
function createRandom(text: string): () => number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
