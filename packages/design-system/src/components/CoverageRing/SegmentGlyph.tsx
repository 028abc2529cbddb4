import type { ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { glyph, met as metStyle, stroke, unmet as unmetStyle } from './CoverageRing.css.ts'
import { MOST_SEGMENTS, ringStrokes } from './coverage.ts'

/** {@link SegmentGlyph}: which part of how many; `unmet` draws it dotted. */
export interface SegmentGlyphProps {
  index: number
  count: number
  unmet?: boolean
  size?: 16 | 18
}

/** One part of the question as its segment of the ring: links chip, ring and proof for the eye. It is decoration. */
export function SegmentGlyph({ index, count, unmet = false, size = 18 }: SegmentGlyphProps): ReactNode {
  const shown = Math.min(count, MOST_SEGMENTS)
  const own = index % shown
  const strokes = ringStrokes(
    Array.from({ length: shown }, (_, part) => part === own),
    8,
    6.25,
    5.2,
  )
  return (
    <svg className={glyph} width={size} height={size} viewBox="0 0 16 16" strokeWidth="2.5" aria-hidden>
      {strokes.map(({ key, path, met }) => {
        const className = classNames(stroke, met && (unmet ? unmetStyle : metStyle))
        return path ? (
          <path key={key} className={className} d={path} />
        ) : (
          <circle key={key} className={className} cx="8" cy="8" r="6.25" />
        )
      })}
    </svg>
  )
}
