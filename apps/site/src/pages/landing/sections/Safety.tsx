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
          <div className={styles.split}>
            {safety.split.map(({ title, isSealed, things }) => (
              <section key={title} className={isSealed ? styles.sealed : styles.open}>
                <svg className={styles.lock} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
                  <path
                    d={isSealed ? 'M14 2a12 12 0 1 1-.01 0z' : 'M14 2a12 12 0 0 1 12 12M14 26a12 12 0 0 1-12-12'}
                    className={styles.lockLine}
                  />
                  <path d="M9.5 13h9v6.5h-9z" className={styles.lockBody} />
                  <path
                    d={isSealed ? 'M11.5 13v-2a2.5 2.5 0 0 1 5 0v2' : 'M11.5 13v-3a2.5 2.5 0 0 1 4.8-1'}
                    className={styles.lockLine}
                  />
                </svg>
                <h3 className={styles.reader}>{title}</h3>
                <ul className={styles.things}>
                  {things.map((thing) => (
                    <li key={thing}>{thing}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
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
