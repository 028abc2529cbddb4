import type { ReactNode } from 'react'
import { CircleMark } from './CircleMark.tsx'
import { wordmark } from './CircleMark.css.ts'

/** The mark beside the product's name. */
export function Wordmark({ name = 'Umkreis', size = 32 }: { name?: string; size?: number }): ReactNode {
  return (
    <span className={wordmark}>
      <CircleMark size={size} tone="brand" />
      {name}
    </span>
  )
}
