import { CircleMark } from '@umkreis/design-system'
import type { ReactNode } from 'react'

/** The product's own mark in the place of an icon; it needs no second form for the active place. */
export function SurroundMeIcon({ size }: { size: number }): ReactNode {
  return <CircleMark size={size} />
}
