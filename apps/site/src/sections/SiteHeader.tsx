import { links } from '../links.ts'
import { compact, frame, lineButton } from '../root.css.ts'
import { CircleMark } from '@umkreis/design-system'
import * as styles from './SiteHeader.css.ts'

/** The logo, the way to the sections, and Join. */
export function SiteHeader() {
  return (
    <header className={`${frame} ${styles.header}`}>
      <a href={links.home} className={styles.brand}>
        <CircleMark size={30} tone="brand" />
        Umkreis
      </a>
      <nav aria-label="Site" className={styles.nav}>
        <a className={styles.place} href={links.how}>
          Product
        </a>
        <a className={styles.place} href={links.safety}>
          Safety
        </a>
        <a className={`${lineButton} ${compact}`} href={links.join}>
          Join
        </a>
      </nav>
    </header>
  )
}
