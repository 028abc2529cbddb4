import { lineButton, frame } from '../../../root.css.ts'
import { featurePictures } from '../../../sections/FeaturePictures.tsx'
import { Slider } from '../../../sections/Slider.tsx'
import { head, heading, section } from '../../../sections/section.css.ts'
import type { LandingCopy } from '../copy/en.ts'
import * as styles from './Features.css.ts'

/** The seven things that Umkreis does: a wall of cards, and on small screens a row of slides. */
export function Features({ features, demo }: Pick<LandingCopy, 'features'> & { demo: string }) {
  return (
    <section id="features" className={`${frame} ${section}`} aria-labelledby="features-title">
      <div className={head}>
        <h2 id="features-title" className={heading}>
          {features.title}
        </h2>
        <a className={lineButton} href={demo}>
          {features.action}
        </a>
      </div>
      <Slider
        label={features.slides}
        className={styles.grid}
        copy={features}
        slides={features.cards.map(({ title, text }, index) => {
          const Picture = featurePictures[index]
          const isFirst = index === 0
          return {
            name: title,
            className: isFirst ? styles.wide : '',
            content: (
              <div className={isFirst ? styles.dark : styles.card}>
                {isFirst ? (
                  <svg className={styles.lines} viewBox="0 0 320 220" aria-hidden="true">
                    <circle cx="250" cy="0" r="190" className={styles.disc} />
                    <circle cx="250" cy="0" r="190" className={styles.line1} />
                    <circle cx="250" cy="0" r="130" className={styles.line2} />
                  </svg>
                ) : null}
                <div className={`${styles.picture} ${isFirst ? '' : styles.centred}`} aria-hidden="true">
                  {Picture ? <Picture talk={features.talk} /> : null}
                </div>
                <div className={styles.words}>
                  <h3 className={styles.title}>{title}</h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </div>
            ),
          }
        })}
      />
    </section>
  )
}
