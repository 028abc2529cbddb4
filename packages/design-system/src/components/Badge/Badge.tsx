import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { badge } from './Badge.css.ts'

/** {@link Badge}: `label` says what is counted, such as “5 unread messages”; `quiet` where nobody wants to be called. */
export interface BadgeProps {
  count: number
  label: string
  tone?: 'accent' | 'quiet'
}

/** How many are new; from 100 on “99+”. Nothing at zero. */
export function Badge({ count, label, tone = 'accent' }: BadgeProps): ReactNode {
  if (count <= 0) return null
  return (
    <span className={badge[tone]}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
