import { links } from '../links.ts'
import { frame } from '../root.css.ts'
import { CircleMark } from '@umkreis/design-system'
import * as styles from './SiteFooter.css.ts'

/** The end of every page. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={`${frame} ${styles.row}`}>
        <span className={styles.brand}>
          <CircleMark size={24} tone="brand" />
          Umkreis, the circle around you
        </span>
        <nav aria-label="More" className={styles.nav}>
          <a className={styles.link} href={links.demo}>
            Request demo
          </a>
          <a className={styles.link} href={links.join}>
            Sign in
          </a>
        </nav>
      </div>
    </footer>
  )
}
