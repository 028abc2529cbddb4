import type { MetaFunction } from 'react-router'
import { languageOf } from '../../language/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { linksIn } from '../../links.ts'
import { accentButton, frame, lineButton } from '../../root.css.ts'
import { DemoBanner } from '../../sections/DemoBanner.tsx'
import { HeroCircle } from '../../sections/HeroCircle.tsx'
import { organisationFacts } from '../../seo/organisation-facts.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { landingCopy } from './copy/index.ts'
import * as styles from './LandingPage.css.ts'
import { Connect } from './sections/Connect.tsx'
import { Culture } from './sections/Culture.tsx'
import { Features } from './sections/Features.tsx'
import { Newsletter } from './sections/Newsletter.tsx'
import { Partners } from './sections/Partners.tsx'
import { Safety } from './sections/Safety.tsx'
import { Savings } from './sections/Savings.tsx'
import { SearchSection } from './sections/SearchSection.tsx'
import { Statistics } from './sections/Statistics.tsx'

/** What the landing page says about itself. */
export const meta: MetaFunction = ({ location }) => {
  const language = languageOf(location.pathname)
  const { title, description } = landingCopy[language]
  return pageMeta({ path: '/', language, title, description, jsonLd: organisationFacts(description) })
}

/** The landing page: what Umkreis is, what it saves and does, how it is safe, and the way in. */
export default function LandingPage() {
  const language = useLanguage()
  const copy = landingCopy[language]
  const links = linksIn(language)
  return (
    <>
      <section className={`${frame} ${styles.hero}`}>
        <div className={styles.words}>
          <h1 className={styles.name}>
            Meet <span>Umkreis</span>
          </h1>
          <p className={styles.claim}>{copy.hero.claim}</p>
          <p className={styles.lead}>{copy.hero.lead}</p>
          <p className={styles.actions}>
            <a className={accentButton} href={links.demo}>
              {copy.hero.demo}
            </a>
            <a className={lineButton} href={links.join}>
              {copy.hero.join}
            </a>
          </p>
          <ul className={styles.promises}>
            {copy.hero.promises.map((promise) => (
              <li key={promise} className={styles.promise}>
                <svg className={styles.kept} viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M2.5 8.5l3.6 3.6 7.4-8" />
                </svg>
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.stage}>
          <HeroCircle language={language} />
        </div>
      </section>
      <Savings savings={copy.savings} />
      <Features features={copy.features} demo={links.demo} />
      <SearchSection language={language} copy={copy} />
      <Newsletter newsletter={copy.newsletter} privacy={links.privacy} />
      <Partners partners={copy.partners} controls={copy.features} />
      <Safety safety={copy.safety} privacy={links.privacy} />
      <Statistics statistics={copy.statistics} />
      <Culture culture={copy.culture} />
      <Connect copy={copy} join={links.join} />
      <DemoBanner {...copy.banner} href={links.demo} />
    </>
  )
}
