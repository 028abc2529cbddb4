import type { ReactNode } from 'react'
import { mention } from './MentionMark.css.ts'

/** The name of somebody whom a message means. */
export function MentionMark({ children }: { children: string }): ReactNode {
  return <bdi className={mention}>{children}</bdi>
}
