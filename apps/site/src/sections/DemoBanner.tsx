import { frame } from '../root.css.ts'
import * as styles from './DemoBanner.css.ts'

/** The banner with the two lines that leads to a demonstration. */
export function DemoBanner({ title, action, href }: { title: string; action: string; href: string }) {
  return (
    <section className={frame}>
      <div className={styles.banner}>
        <svg className={styles.lines} viewBox="0 0 400 240" aria-hidden="true" preserveAspectRatio="xMaxYMax meet">
          <circle cx="280" cy="240" r="210" className={styles.disc1} />
          <circle cx="280" cy="240" r="150" className={styles.disc2} />
          <circle cx="280" cy="240" r="84" className={styles.disc3} />
        </svg>
        <h2 className={styles.title}>{title}</h2>
        <a className={styles.button} href={href}>
          {action}
        </a>
      </div>
    </section>
  )
}
