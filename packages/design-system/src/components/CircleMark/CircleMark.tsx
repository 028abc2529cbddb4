import type { ReactNode } from 'react'
import { arcPath } from '../../internal/arc.ts'
import { dot, inner, mark, outer } from './CircleMark.css.ts'

/** {@link CircleMark}: `size` in pixels; `tone` in the two line colours, or in the colour of the words around. */
export interface CircleMarkProps {
  size?: number
  tone?: 'brand' | 'current'
  label?: string
}

const CENTRE = [10, 14] as const

/** The product's mark: a dot and two open arcs. It means “Surround me” everywhere. Without a label it is decoration. */
export function CircleMark({ size = 20, tone = 'current', label }: CircleMarkProps): ReactNode {
  const [x, y] = CENTRE
  return (
    <svg
      className={mark}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle className={dot[tone]} cx={x} cy={y} r="3.6" />
      <path className={inner[tone]} d={arcPath(x, y, 7.8, 202, 495)} />
      <path className={outer[tone]} d={arcPath(x, y, 12.4, -10, 101)} />
    </svg>
  )
}
