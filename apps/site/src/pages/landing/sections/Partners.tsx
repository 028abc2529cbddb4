import { frame } from '../../../root.css.ts'
import { Slider } from '../../../sections/Slider.tsx'
import { head, heading, section } from '../../../sections/section.css.ts'
import type { LandingCopy } from '../copy/en.ts'
import * as styles from './Partners.css.ts'

/** Five fictional partners, each marked as an example; on small screens they pass one after another. */
export function Partners({
  partners,
  controls,
}: Pick<LandingCopy, 'partners'> & { controls: LandingCopy['features'] }) {
  return (
    <section className={`${frame} ${section}`} aria-labelledby="partners-title">
      <div className={head}>
        <h2 id="partners-title" className={heading}>
          {partners.title}
        </h2>
        <p className={styles.note}>{partners.note}</p>
      </div>
      <Slider
        label={partners.slides}
        className={styles.row}
        copy={controls}
        slides={partners.names.map(({ name, trade }, index) => ({
          name,
          content: (
            <div className={styles.partner}>
              <Sign turn={index * 72} />
              <span className={styles.name}>{name}</span>
              <span className={styles.trade}>{trade}</span>
              <span className={styles.example}>{partners.example}</span>
            </div>
          ),
        }))}
      />
    </section>
  )
}

/** A drawn sign in place of a logo: two arcs, turned another way for each. */
function Sign({ turn }: { turn: number }) {
  return (
    <svg className={styles.sign} viewBox="0 0 56 56" aria-hidden="true">
      <g transform={`rotate(${turn} 28 28)`}>
        <path d="M6 28a22 22 0 0 1 44 0" className={styles.line1} />
        <path d="M16 28a12 12 0 0 0 24 0" className={styles.line2} />
      </g>
    </svg>
  )
}
