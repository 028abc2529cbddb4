import type { MetaDescriptor } from 'react-router'
import { links } from '../../links.ts'
import { accentButton, frame, lineButton } from '../../root.css.ts'
import { HeroCircle } from '../../sections/HeroCircle.tsx'
import { stepPictures } from '../../sections/StepPictures.tsx'
import { copy } from './copy.ts'
import * as styles from './LandingPage.css.ts'
import { Savings } from './Savings.tsx'

/** Title and description of the landing page. */
export function meta(): MetaDescriptor[] {
  return [{ title: copy.title }, { name: 'description', content: copy.description }]
}

/** The landing page: what Umkreis is, what it saves, how it goes, what the server can't read. */
export default function LandingPage() {
  return (
    <>
      <section className={`${frame} ${styles.hero}`}>
        <div className={styles.words}>
          <h1 className={styles.name}>
            Meet <span>Umkreis</span>
          </h1>
          <p className={styles.claim}>{copy.claim}</p>
          <p className={styles.lead}>{copy.lead}</p>
          <p className={styles.actions}>
            <a className={accentButton} href={links.demo}>
              Request demo
            </a>
            <a className={lineButton} href={links.join}>
              Join
            </a>
          </p>
        </div>
        <div className={styles.stage}>
          <HeroCircle />
        </div>
      </section>
      <Savings />
      <section id="how" className={`${frame} ${styles.section}`}>
        <h2 className={styles.heading}>{copy.how.title}</h2>
        <ol className={styles.steps}>
          {copy.how.steps.map(({ title, text }, index) => {
            const Picture = stepPictures[index]
            return (
              <li key={title} className={index === 0 ? styles.firstStep : styles.step}>
                <div className={styles.picture} aria-hidden="true">
                  {Picture ? <Picture /> : null}
                </div>
                <h3 className={styles.stepTitle}>{title}</h3>
                <p className={styles.stepText}>{text}</p>
              </li>
            )
          })}
        </ol>
      </section>
      <section id="safety" className={`${frame} ${styles.section} ${styles.safety}`}>
        <div>
          <h2 className={styles.heading}>{copy.safety.title}</h2>
          <p className={styles.lead}>{copy.safety.lead}</p>
        </div>
        <dl className={styles.facts}>
          {copy.safety.facts.map(({ term, text }) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.stepTitle}>{term}</dt>
              <dd className={styles.stepText}>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={frame}>
        <div className={styles.banner}>
          <svg
            className={styles.bannerLines}
            viewBox="0 0 400 240"
            aria-hidden="true"
            preserveAspectRatio="xMaxYMax meet"
          >
            <circle cx="280" cy="240" r="210" className={styles.bannerDisc1} />
            <circle cx="280" cy="240" r="150" className={styles.bannerDisc2} />
            <circle cx="280" cy="240" r="84" className={styles.bannerDisc3} />
          </svg>
          <h2 className={styles.bannerTitle}>{copy.banner.title}</h2>
          <a className={styles.bannerButton} href={links.demo}>
            Request demo
          </a>
        </div>
      </section>
    </>
  )
}
