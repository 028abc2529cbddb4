import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../contrast/contrast.ts'
import { moveNearest, moveUntil } from './move-until.ts'
import { toLch, type Hex } from '../color/color.ts'

const readable = (color: Hex) => contrastRatio(color, '#FFFFFF') >= 4.5

describe('moveUntil', () => {
  it('leaves a colour that passes alone', () => {
    expect(moveUntil('#124D4D', 0, readable)).toBe('#124D4D')
  })

  it('moves no further than needed and keeps the hue', () => {
    const moved = moveUntil('#FF7941', 0, readable)
    expect(contrastRatio(moved, '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(moved, '#FFFFFF')).toBeLessThan(4.6)
    expect(Math.abs(toLch(moved).h - toLch('#FF7941').h)).toBeLessThan(3)
  })

  it('ends at white or black when nothing passes', () => {
    expect(moveUntil('#FF7941', 1, () => false)).toBe('#FFFFFF')
    expect(moveUntil('#FF7941', 0, () => false)).toBe('#000000')
  })
})

describe('moveNearest', () => {
  it('takes the shorter way', () => {
    const onDark = (color: Hex) => contrastRatio(color, '#777777') >= 3
    expect(toLch(moveNearest('#AAAAAA', onDark)).l).toBeGreaterThan(toLch('#AAAAAA').l)
    expect(toLch(moveNearest('#444444', onDark)).l).toBeLessThan(toLch('#444444').l)
  })

  it('finds a colour that passes between two grounds, where neither black nor white would', () => {
    const between = (color: Hex) => contrastRatio(color, '#000000') >= 1.5 && contrastRatio(color, '#FF9D90') >= 4.5
    const moved = moveNearest('#0B0B0B', between)
    expect(between(moved)).toBe(true)
    expect(toLch(moved).l).toBeLessThan(0.35)
  })

  it('ends at black when nothing passes', () => {
    expect(moveNearest('#FF7941', () => false)).toBe('#000000')
  })
})
