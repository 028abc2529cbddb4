import type { ReactNode } from 'react'
import { divider } from './Divider.css.ts'

/** A hairline between two things. */
export function Divider(): ReactNode {
  return <hr className={divider} />
}
