import type { ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { met as metStyle, ring, root, stroke } from './CoverageRing.css.ts'
import { ringStrokes } from './coverage.ts'

/**
 * {@link CoverageRing}: `parts` says for each part of the question, in the order of its chips, whether it was found.
 * `size` is the outer diameter in pixels: 14 more than the portrait inside.
 */
export interface CoverageRingProps {
  parts: readonly boolean[]
  size?: number
  label?: string
  children?: ReactNode
}

/** The ring around a person: a segment for each part of the question, filled where it was found. */
export function CoverageRing({ parts, size = 70, label, children }: CoverageRingProps): ReactNode {
  const width = Math.max(2.5, size / 22)
  const radius = (size - width) / 2
  const found = parts.filter(Boolean).length
  return (
    <span className={root} style={{ width: size, height: size }}>
      <svg className={ring} width={size} height={size} viewBox={`0 0 ${size} ${size}`} strokeWidth={width} aria-hidden>
        {ringStrokes(parts, size / 2, radius, width * 2.6).map(({ key, met, path }) =>
          path ? (
            <path key={key} className={classNames(stroke, met && metStyle)} d={path} />
          ) : (
            <circle key={key} className={classNames(stroke, met && metStyle)} cx={size / 2} cy={size / 2} r={radius} />
          ),
        )}
      </svg>
      {children}
      <VisuallyHidden>{label ?? `meets ${found} of ${parts.length} parts`}</VisuallyHidden>
    </span>
  )
}
