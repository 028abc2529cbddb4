import type { MetaFunction } from 'react-router'
import { languageOf } from '../../language/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { linksIn } from '../../links.ts'
import { accentButton, frame, lineButton } from '../../root.css.ts'
import { SearchDemo } from '../../search/SearchDemo.tsx'
import { PageDiscs } from '../../sections/PageDiscs.tsx'
import { ProductPicture } from '../../sections/ProductPicture.tsx'
import { card, cardTitle, heading, lead, section, text } from '../../sections/section.css.ts'
import { organisationFacts } from '../../seo/organisation-facts.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { searchPageCopy } from './copy.ts'
import * as styles from './SearchPage.css.ts'

/** What the page says about itself. */
export const meta: MetaFunction = ({ location }) => {
  const language = languageOf(location.pathname)
  const { title, description } = searchPageCopy[language]
  const jsonLd = organisationFacts(description)
  return pageMeta({ path: '/umkreis-ai', language, title, description, picture: 'umkreis-ai', jsonLd })
}

/** Surround me for those who have no account: to try at once, and the way into the product. */
export default function SearchPage() {
  const language = useLanguage()
  const copy = searchPageCopy[language]
  const links = linksIn(language)
  return (
    <PageDiscs>
      <div className={`${frame} ${styles.head}`}>
        <h1 className={styles.heading}>{copy.heading}</h1>
        <p className={styles.claim}>{copy.claim}</p>
        <p className={lead}>{copy.lead}</p>
      </div>
      <section className={frame} aria-labelledby="try">
        <h2 id="try" className={styles.tryHeading}>
          {copy.tryHeading}
        </h2>
        <SearchDemo language={language} shown={5} />
        <p className={styles.actions}>
          <a className={accentButton} href={links.join}>
            {copy.start}
          </a>
          <a className={lineButton} href={links.trial}>
            {copy.trial}
          </a>
        </p>
      </section>
      <section className={`${frame} ${section}`} aria-labelledby="steps">
        <h2 id="steps" className={`${heading} ${styles.stepsTitle}`}>
          {copy.stepsTitle}
        </h2>
        <ol className={styles.steps}>
          {copy.steps.map((step) => (
            <li key={step.title} className={card}>
              <h3 className={cardTitle}>{step.title}</h3>
              <p className={text}>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={`${frame} ${styles.columns}`} aria-labelledby="limits">
        <ProductPicture name="surround" alt={copy.picture} sizes="(min-width: 1296px) 760px, 92vw" />
        <div>
          <h2 id="limits" className={cardTitle}>
            {copy.limitsTitle}
          </h2>
          <ul className={styles.limits}>
            {copy.limits.map((limit) => (
              <li key={limit} className={styles.limit}>
                {limit}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </PageDiscs>
  )
}
