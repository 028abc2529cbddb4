import type { PropsWithChildren } from 'react'
import * as styles from './PageDiscs.css.ts'

/** A page whose upper right corner shows a part of the circle, behind everything that can be read. */
export function PageDiscs({ className = '', children }: PropsWithChildren<{ className?: string }>) {
  return (
    <div className={`${styles.page} ${className}`}>
      <svg className={styles.discs} viewBox="0 0 460 720" aria-hidden="true" preserveAspectRatio="xMaxYMin slice">
        <circle cx="420" cy="280" r="420" className={styles.disc1} />
        <circle cx="420" cy="280" r="300" className={styles.disc2} />
      </svg>
      {children}
    </div>
  )
}
