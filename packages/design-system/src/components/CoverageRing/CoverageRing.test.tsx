import { describe, expect, it } from 'vitest'
import { mount } from '../../testing/index.ts'
import { CoverageRing } from './CoverageRing.tsx'

const strokes = (element: Element) => [...element.querySelectorAll('path, circle')]

describe('CoverageRing', () => {
  it('says what was found to those who listen', () => {
    const { element } = mount(<CoverageRing parts={[true, false, true]} />)
    expect(element.textContent).toBe('meets 2 of 3 parts')
  })

  it('is silent where the words stand beside it', () => {
    const { element } = mount(<CoverageRing parts={[true, false, true]} label="" />)
    expect(element.textContent).toBe('')
  })

  it('draws what was found over the pale ring, in one hue for all and another for what was not', () => {
    const { element } = mount(<CoverageRing parts={[true, false, true]} />)
    const colors = strokes(element).map((stroke) => getComputedStyle(stroke).stroke)
    expect(colors).toHaveLength(5)
    expect(new Set(colors.slice(0, 3)).size).toBe(1)
    expect(new Set(colors.slice(3)).size).toBe(1)
    expect(colors[0]).not.toBe(colors[3])
  })

  it.each([24, 58, 70, 140])('stays inside its %i px, and its segments stay apart', (size) => {
    const { element } = mount(<CoverageRing parts={[true, true, true, true, true, true]} size={size} />)
    const box = element.firstElementChild?.getBoundingClientRect()
    expect([box?.width, box?.height]).toEqual([size, size])
    const ends = strokes(element)
      .slice(0, 6)
      .map((stroke) => stroke as SVGPathElement)
      .map((path) => [path.getPointAtLength(0), path.getPointAtLength(path.getTotalLength())] as const)
    const width = Math.max(2.5, size / 22)
    for (const [at, [, end]] of ends.entries()) {
      const start = ends[(at + 1) % ends.length]?.[0]
      const gap = Math.hypot((start?.x ?? 0) - end.x, (start?.y ?? 0) - end.y)
      expect(gap).toBeGreaterThan(width * 2)
      for (const point of [start, end]) {
        const reach = Math.hypot((point?.x ?? 0) - size / 2, (point?.y ?? 0) - size / 2) + width / 2
        expect(reach).toBeLessThanOrEqual(size / 2 + 0.05)
      }
    }
  })

  it('does not move where movement is not wanted, as in these tests', () => {
    const { element } = mount(<CoverageRing parts={[true, true]} />)
    expect(element.getAnimations({ subtree: true })).toEqual([])
  })
})
