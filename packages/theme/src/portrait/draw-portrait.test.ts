import { describe, expect, it } from 'vitest'
import { drawPortrait } from './draw-portrait.ts'
import { BEARDS, GLASSES, HAIR_COLORS, HAIR_SHAPES, NECKLINES, SKIN_TONES } from './parameters.ts'
import { portraitFor } from './portrait-for.ts'

const plain = portraitFor('a person', {
  hair: 'crop',
  hairColor: 'espresso',
  skin: 'amber',
  disc: 'blush',
  clothes: 'ink',
  neckline: 'round',
  brows: 'soft',
  beard: 'none',
  glasses: 'none',
  earrings: false,
})

describe(drawPortrait, () => {
  it('draws equal parameters as equal pictures', () => {
    expect(drawPortrait({ ...plain })).toBe(drawPortrait(plain))
  })

  it('shows every trait: changing one changes the picture', () => {
    const base = drawPortrait(plain)
    for (const hair of HAIR_SHAPES.filter((value) => value !== plain.hair))
      expect(drawPortrait({ ...plain, hair })).not.toBe(base)
    for (const skin of SKIN_TONES.filter((value) => value !== plain.skin))
      expect(drawPortrait({ ...plain, skin })).not.toBe(base)
    for (const beard of BEARDS.filter((value) => value !== 'none'))
      expect(drawPortrait({ ...plain, beard })).not.toBe(base)
    for (const glasses of GLASSES.filter((value) => value !== 'none'))
      expect(drawPortrait({ ...plain, glasses })).not.toBe(base)
    for (const neckline of NECKLINES.filter((value) => value !== 'round')) {
      expect(drawPortrait({ ...plain, neckline })).not.toBe(base)
    }
    for (const hairColor of HAIR_COLORS.filter((value) => value !== plain.hairColor)) {
      expect(drawPortrait({ ...plain, hairColor })).not.toBe(base)
    }
    expect(drawPortrait({ ...plain, earrings: true })).not.toBe(base)
  })

  it('leaves the details of the face out under 32 px, and keeps hair and clothes', () => {
    const glasses = { ...plain, glasses: 'round', earrings: true } as const
    expect(drawPortrait(glasses, { size: 31, detail: 'full' }).length).toBeGreaterThan(
      drawPortrait(glasses, { size: 31 }).length,
    )
    expect(drawPortrait(glasses, { size: 24 })).toBe(drawPortrait(plain, { size: 24 }))
    expect(drawPortrait(glasses, { size: 32 })).not.toBe(drawPortrait(plain, { size: 32 }))
    expect(drawPortrait({ ...plain, hair: 'bob' }, { size: 24 })).not.toBe(drawPortrait(plain, { size: 24 }))
  })

  it('carries nothing that could clash or act in a page: no id, style, script or link', () => {
    for (const hair of HAIR_SHAPES) {
      const svg = drawPortrait({ ...plain, hair }, { title: 'A person' })
      expect(svg).not.toMatch(/\bid=|<style|<script|href|url\(|on\w+=/)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('is silent beside a name, and speaks a given one with its signs escaped', () => {
    expect(drawPortrait(plain)).toContain('aria-hidden="true"')
    const spoken = drawPortrait(plain, { title: '"><script>' })
    expect(spoken).toContain('role="img" aria-label="&#34;&#62;&#60;script&#62;"')
    expect(spoken).not.toContain('aria-hidden')
  })
})
