import type { ReactNode } from 'react'
import { heading } from './DateHeading.css.ts'

/** The day above the messages of that day. */
export function DateHeading({ children }: { children: ReactNode }): ReactNode {
  return <h3 className={heading}>{children}</h3>
}
