import type { ReactNode } from 'react'
import * as styles from './Check.css.ts'

/** One line of a list of what is included. */
export function Check({ children }: { children: ReactNode }) {
  return (
    <li className={styles.line}>
      <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="9" className={styles.disc} />
        <path d="M6 10.2l2.7 2.7 5.3-5.6" className={styles.tick} />
      </svg>
      {children}
    </li>
  )
}
