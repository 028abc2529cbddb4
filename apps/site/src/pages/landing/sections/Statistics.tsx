import { frame } from '../../../root.css.ts'
import { head, heading, section } from '../../../sections/section.css.ts'
import type { LandingCopy } from '../copy/en.ts'
import * as styles from './Statistics.css.ts'

/** Four figures, and whose they are. */
export function Statistics({ statistics }: Pick<LandingCopy, 'statistics'>) {
  return (
    <div className={styles.ground}>
      <section className={`${frame} ${section}`} aria-labelledby="statistics-title">
        <div className={head}>
          <h2 id="statistics-title" className={heading}>
            {statistics.title}
          </h2>
        </div>
        <dl className={styles.figures}>
          {statistics.figures.map(({ value, text }) => (
            <div key={value} className={styles.figure}>
              <dt className={styles.text}>{text}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.source}>{statistics.source}</p>
      </section>
    </div>
  )
}
