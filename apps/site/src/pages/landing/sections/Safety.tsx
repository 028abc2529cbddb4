import { frame } from '../../../root.css.ts'
import { heading, lead, section, spoken, text, textLink } from '../../../sections/section.css.ts'
import type { LandingCopy } from '../copy/en.ts'
import * as styles from './Safety.css.ts'

/** Five promises, each leading to the place that says how it is true. */
export function Safety({ safety, privacy }: Pick<LandingCopy, 'safety'> & { privacy: string }) {
  return (
    <section id="safety" className={`${frame} ${section}`} aria-labelledby="safety-title">
      <div className={styles.columns}>
        <div>
          <h2 id="safety-title" className={heading}>
            {safety.title}
          </h2>
          <p className={lead}>{safety.lead}</p>
        </div>
        <dl>
          {safety.items.map((item) => (
            <div key={item.anchor} className={styles.item}>
              <dt className={styles.term}>
                <svg className={styles.seal} viewBox="0 0 44 44" aria-hidden="true">
                  <circle cx="22" cy="22" r="15" className={styles.ring} />
                  <path d="M22 2a20 20 0 0 1 20 20" className={styles.arc} />
                  <path d="M16 22.5l4 4 8-8.5" className={styles.check} />
                </svg>
                {item.term}
              </dt>
              <dd className={`${text} ${styles.answer}`}>
                {item.text}
                <a className={`${textLink} ${styles.proof}`} href={`${privacy}#${item.anchor}`}>
                  {safety.how}
                  <span className={spoken}>: {item.term}</span>
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
