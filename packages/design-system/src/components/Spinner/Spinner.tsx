import type { ReactNode } from 'react'
import { arcPath } from '../../internal/arc.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { dot, drawing, inner, innerTone, outer, outerTone, rest, root, word } from './Spinner.css.ts'
import { LOADING } from '../../internal/labels.ts'

/** {@link Spinner}: `size` in pixels; `label` is spoken, and shown with `showLabel`. */
export interface SpinnerProps {
  size?: 16 | 24 | 32 | 56
  label?: string
  showLabel?: boolean
}

/** Two arcs turning against each other; a still ring where movement is not wanted. For waits over 300 ms. */
export function Spinner({ size = 32, label = LOADING, showLabel = false }: SpinnerProps): ReactNode {
  return (
    <output className={root}>
      <svg
        className={drawing}
        width={size}
        height={size}
        viewBox="0 0 32 32"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden
      >
        <path className={`${outer} ${outerTone.brand}`} d={arcPath(16, 16, 14.5, 180, 290)} />
        <circle className={rest.brand} cx="16" cy="16" r="9" />
        <path className={`${inner} ${innerTone.brand}`} d={arcPath(16, 16, 9, 0, 130)} />
        <circle className={dot.brand} cx="16" cy="16" r="3" />
      </svg>
      {showLabel ? <span className={word}>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </output>
  )
}

/** The ring that turns in front of a label, in the label's colour. The label itself says what happens. */
export function BusyRing({ size = 16 }: { size?: number }): ReactNode {
  return (
    <svg
      className={drawing}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      strokeWidth="2.25"
      strokeLinecap="round"
      aria-hidden
    >
      <circle className={rest.current} cx="8" cy="8" r="6.5" />
      <path className={`${inner} ${innerTone.current}`} d={arcPath(8, 8, 6.5, 0, 110)} />
    </svg>
  )
}
