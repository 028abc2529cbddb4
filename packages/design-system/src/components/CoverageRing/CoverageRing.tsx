import type { ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { filling, met as metStyle, ring, root, stroke } from './CoverageRing.css.ts'
import { describeCoverage, fillTimes, ringStrokes, type RingStroke } from './coverage.ts'

/**
 * {@link CoverageRing}: `parts` says for each part of the question, in the order of its chips, whether it was found.
 * `size` is the outer diameter in pixels, 24 to 140: 14 more than the portrait inside. `label` is spoken in place of
 * “meets 2 of 3 parts”; empty where the same is said in words beside it.
 */
export interface CoverageRingProps {
  parts: readonly boolean[]
  size?: number
  label?: string
  children?: ReactNode
}

/**
 * The ring around a person: a segment for each part of the question, from noon on, filled where it was found. What is
 * found fills one segment after another, also when it is found later; with reduced motion it is there at once.
 */
export function CoverageRing({
  parts,
  size = 70,
  label = describeCoverage(parts),
  children,
}: CoverageRingProps): ReactNode {
  const width = Math.max(2.5, size / 22)
  const strokes = ringStrokes(parts, size / 2, (size - width) / 2, width * 2.6)
  const times = fillTimes(strokes)
  return (
    <span className={root} style={{ width: size, height: size }}>
      <svg className={ring} width={size} height={size} viewBox={`0 0 ${size} ${size}`} strokeWidth={width} aria-hidden>
        {strokes.map((one) => (
          <Stroke key={one.key} path={one.path} size={size} width={width} className={stroke} />
        ))}
        {strokes.map((one) => {
          const time = times.get(one.key)
          return time ? (
            <Stroke
              key={one.key}
              path={one.path}
              size={size}
              width={width}
              className={classNames(stroke, metStyle, filling)}
              time={time}
            />
          ) : null
        })}
      </svg>
      {children}
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  )
}

type StrokeProps = Pick<RingStroke, 'path'> & {
  size: number
  width: number
  className: string
  time?: { delay: number; duration: number }
}

function Stroke({ path, size, width, className, time }: StrokeProps): ReactNode {
  const style = time && { animationDelay: `${time.delay}ms`, animationDuration: `${time.duration}ms` }
  if (path) return <path className={className} style={style} d={path} pathLength={1} />
  const middle = size / 2
  return (
    <circle
      className={className}
      style={style}
      cx={middle}
      cy={middle}
      r={(size - width) / 2}
      // A circle begins at three o'clock.
      transform={`rotate(-90 ${middle} ${middle})`}
      pathLength={1}
    />
  )
}
