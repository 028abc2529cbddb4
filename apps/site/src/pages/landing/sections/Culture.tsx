import { frame } from '../../../root.css.ts'
import { card, cardTitle, head, heading, section, text } from '../../../sections/section.css.ts'
import type { LandingCopy } from '../copy/en.ts'
import * as styles from './Culture.css.ts'

/** Four things that change in a company. */
export function Culture({ culture }: Pick<LandingCopy, 'culture'>) {
  return (
    <section className={`${frame} ${section}`} aria-labelledby="culture-title">
      <div className={head}>
        <h2 id="culture-title" className={heading}>
          {culture.title}
        </h2>
      </div>
      <ul className={styles.cards}>
        {culture.cards.map(({ title, text: words }, index) => (
          <li key={title} className={card}>
            <svg className={styles.drawing} viewBox="0 0 72 72" aria-hidden="true">
              {GUESTS[index]?.map(([x, y], guest) => (
                <circle key={x} cx={x} cy={y} r="5" className={guest === 0 ? styles.guest : styles.dot} />
              ))}
              <circle cx="36" cy="36" r="7" className={styles.dot} />
              <path d="M36 18a18 18 0 1 1-16 10" className={styles.arc1} />
              <path d="M36 6a30 30 0 0 1 30 30" className={styles.arc2} />
            </svg>
            <h3 className={cardTitle}>{title}</h3>
            <p className={text}>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where others stand around the middle: one who comes, one who stays, two far ones, many quiet ones. */
const GUESTS = [
  [[10, 10]],
  [[64, 58]],
  [
    [8, 60],
    [62, 64],
  ],
  [
    [8, 30],
    [12, 62],
    [40, 67],
    [64, 54],
  ],
] as const
