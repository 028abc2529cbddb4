import type { ReactNode } from 'react'
import { line1, line2, lines, mirrored, root, words } from './UnreadMarker.css.ts'

/** Where the new messages begin: both lines run in from each side and bow down to the words. */
export function UnreadMarker({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={root}>
      <Lines className={lines} />
      <span className={words}>{children}</span>
      <Lines className={mirrored} />
    </div>
  )
}

function Lines({ className }: { className: string }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 100 16" preserveAspectRatio="none" strokeWidth="1.75" aria-hidden>
      <path className={line1} d="M0 1.5C40 1.5 70 2.5 100 9" vectorEffect="non-scaling-stroke" />
      <path className={line2} d="M0 6C40 6 70 7 100 13.5" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
