import { frame, lineButton } from '../../../root.css.ts'
import { ProductPicture } from '../../../sections/ProductPicture.tsx'
import { heading, lead, section } from '../../../sections/section.css.ts'
import type { LandingCopy } from '../copy/en.ts'
import * as styles from './Connect.css.ts'

/** The ways in which two people come to talk, and the conversation that they all end in. */
export function Connect({ copy, join }: { copy: Pick<LandingCopy, 'connect' | 'pictures'>; join: string }) {
  const { connect, pictures } = copy
  return (
    <section className={`${frame} ${section}`} aria-labelledby="connect-title">
      <div className={styles.columns}>
        <div>
          <h2 id="connect-title" className={heading}>
            {connect.title}
          </h2>
          <p className={lead}>{connect.lead}</p>
          <ol className={styles.ways}>
            {connect.ways.map((way) => (
              <li key={way} className={styles.way}>
                <span>{way}</span>
              </li>
            ))}
          </ol>
          <a className={lineButton} href={join}>
            {connect.action}
          </a>
        </div>
        <ProductPicture name="chat" alt={pictures.chat} sizes="(min-width: 1296px) 700px, 92vw" />
      </div>
    </section>
  )
}
