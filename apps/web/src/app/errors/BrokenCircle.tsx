import type { ReactNode } from 'react'
import { dot, gap, inner, outer } from './errors.css.ts'

/** The two arcs around nobody: what was looked for is not there. */
export function BrokenCircle(): ReactNode {
  return (
    <svg width="200" height="120" viewBox="0 0 200 120" aria-hidden>
      <path className={outer} d="M12 112a88 88 0 0 1 176 0" />
      <path className={inner} d="M48 112a52 52 0 0 1 104 0" />
      <circle className={gap} cx="38" cy="50" r="14" />
      <circle className={gap} cx="100" cy="60" r="14" />
      <circle className={gap} cx="162" cy="50" r="14" />
      <circle className={dot} cx="100" cy="104" r="9" />
    </svg>
  )
}
