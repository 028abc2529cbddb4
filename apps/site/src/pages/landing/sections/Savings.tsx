import { frame } from '../../../root.css.ts'
import type { LandingCopy } from '../copy/en.ts'
import * as styles from './Savings.css.ts'

/** The dial and the three figures, with and without Umkreis. Two radio buttons and CSS: it needs no script. */
export function Savings({ savings }: Pick<LandingCopy, 'savings'>) {
  const [time] = savings.rows
  return (
    <section className={`${frame} ${styles.section}`} aria-labelledby="savings">
      <div className={styles.words}>
        <h2 id="savings" className={styles.title}>
          {savings.title}
        </h2>
        <p className={styles.lead}>{savings.lead}</p>
        <fieldset className={styles.choice}>
          <legend className={styles.legend}>{savings.compare}</legend>
          <label className={styles.option}>
            <input className={styles.radio} type="radio" name="savings" value="with" defaultChecked />
            <span className={styles.optionLabel}>{savings.with}</span>
          </label>
          <label className={styles.option}>
            <input className={styles.radio} type="radio" name="savings" value="without" id="savings-without" />
            <span className={styles.optionLabel}>{savings.without}</span>
          </label>
        </fieldset>
      </div>
      <div className={styles.dial} aria-hidden="true">
        <svg viewBox="0 0 200 200" className={styles.dialFace}>
          <circle cx="100" cy="100" r="88" className={styles.face} />
          {Array.from({ length: 60 }, (_, minute) => (
            <line
              key={minute}
              x1="100"
              x2="100"
              y1={minute % 5 === 0 ? 20 : 22}
              y2={minute % 5 === 0 ? 28 : 26}
              transform={`rotate(${minute * 6} 100 100)`}
              className={styles.tick}
            />
          ))}
          <path d="M100 8 A92 92 0 0 1 100 192" className={styles.halfHour} />
          <line x1="102.4" x2="102.4" y1="2" y2="16" className={styles.halfMinute} />
        </svg>
        <p className={styles.reading}>
          <span className={`${styles.big} ${styles.whenWith}`}>{time?.with}</span>
          <span className={`${styles.big} ${styles.whenWithout}`}>{time?.without}</span>
          <span className={`${styles.instead} ${styles.whenWith}`}>{savings.insteadOf}</span>
          <span className={`${styles.instead} ${styles.whenWithout}`}>{savings.everyDay}</span>
        </p>
      </div>
      <dl className={styles.rows}>
        {savings.rows.map((row) => (
          <div key={row.label} className={styles.row}>
            <dt className={styles.label}>{row.label}</dt>
            <dd className={styles.figures}>
              <span className={`${styles.figure} ${styles.whenWith}`}>{row.with}</span>
              <span className={`${styles.figure} ${styles.whenWithout}`}>{row.without}</span>
              <span className={`${styles.other} ${styles.whenWith}`}>
                {savings.withoutPrefix}
                {row.without}
              </span>
              <span className={`${styles.other} ${styles.whenWithout}`}>
                {savings.withPrefix}
                {row.with}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
