import type { ReactNode } from 'react'
import { arcPath } from '../../internal/arc.ts'
import { classNames } from '../../internal/class-names.ts'
import { bow, drawing, lock, open, ready as readyStyle, ring, root, waiting } from './EncryptionBadge.css.ts'
import { ENCRYPTED, GETTING_READY } from '../../internal/labels.ts'

/** Whether a conversation is sealed: a closed ring around a lock, or an open one that turns until it is. */
export function EncryptionBadge({ ready, children }: { ready: boolean; children?: ReactNode }): ReactNode {
  return (
    <span className={classNames(root, ready ? readyStyle : waiting)}>
      <svg
        className={drawing}
        width="18"
        height="18"
        viewBox="0 0 18 18"
        strokeWidth="1.75"
        strokeLinecap="round"
        aria-hidden
      >
        {ready ? (
          <circle className={ring} cx="9" cy="9" r="8" />
        ) : (
          <path className={open} d={arcPath(9, 9, 8, 0, 270)} />
        )}
        <rect className={lock} x="5.75" y="8.25" width="6.5" height="4.75" rx="1.25" />
        <path className={bow} d="M7.25 8.5V6.75a1.75 1.75 0 0 1 3.5 0V8.5" strokeWidth="1.4" />
      </svg>
      {children ?? (ready ? ENCRYPTED : GETTING_READY)}
    </span>
  )
}
