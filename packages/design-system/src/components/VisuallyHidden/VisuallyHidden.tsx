import type { ElementType, ReactNode } from 'react'
import { hidden } from './VisuallyHidden.css.ts'

/** Words for those who listen to the screen. */
export function VisuallyHidden({
  as: Element = 'span',
  ...props
}: {
  as?: ElementType
  id?: string
  role?: string
  'aria-live'?: 'polite' | 'assertive'
  children?: ReactNode
}): ReactNode {
  return <Element {...props} className={hidden} />
}
