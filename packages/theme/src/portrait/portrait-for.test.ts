import { describe, expect, it } from 'vitest'
import { CLOTHES_ON_DISC, HAIR_ON_SKIN } from './colors.ts'
import { drawPortrait } from './draw-portrait.ts'
import { HAIR_SHAPES, SKIN_TONES } from './parameters.ts'
import { portraitFor } from './portrait-for.ts'

const crowd = Array.from({ length: 240 }, (_, index) => portraitFor(`person ${index}`))

describe(portraitFor, () => {
  it('gives 240 people 240 different pictures', () => {
    expect(new Set(crowd.map((parameters) => drawPortrait(parameters))).size).toBe(240)
  })

  it('gives the same seed the same portrait', () => {
    expect(portraitFor('person 7')).toEqual(crowd[7])
    expect(portraitFor('person 8')).not.toEqual(crowd[7])
  })

  it('uses every hair shape and every skin tone', () => {
    expect(new Set(crowd.map(({ hair }) => hair))).toEqual(new Set(HAIR_SHAPES))
    expect(new Set(crowd.map(({ skin }) => skin))).toEqual(new Set(SKIN_TONES))
  })

  it('keeps clothes apart from the disc, and hair from the skin', () => {
    for (const { disc, clothes, skin, hairColor } of crowd) {
      expect(CLOTHES_ON_DISC[disc]).toContain(clothes)
      expect(HAIR_ON_SKIN[skin]).toContain(hairColor)
    }
  })

  it('lets what is chosen stand, and changes nothing else by it', () => {
    const free = portraitFor('person 3')
    expect(portraitFor('person 3', { glasses: 'square' })).toEqual({ ...free, glasses: 'square' })
  })
})
