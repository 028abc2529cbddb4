import type { MetaFunction } from 'react-router'
import { type Language, languageOf } from '../../language/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { linksIn } from '../../links.ts'
import { frame } from '../../root.css.ts'
import { card, cardTitle, heading, section, text, textLink } from '../../sections/section.css.ts'
import { organisationFacts } from '../../seo/organisation-facts.ts'
import { PageDiscs } from '../../sections/PageDiscs.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { Calculator } from './Calculator.tsx'
import { Check } from './Check.tsx'
import { pricingCopy } from './copy.ts'
import * as styles from './PricingPage.css.ts'

/** What the pricing page says about itself. */
export const meta: MetaFunction = ({ location }) => {
  const language = languageOf(location.pathname)
  const { title, description } = pricingCopy[language]
  const jsonLd = organisationFacts(description)
  return pageMeta({ path: '/pricing', language, title, description, picture: 'pricing', jsonLd })
}

/** What it costs, where the money goes, and what one gets. */
export default function PricingPage() {
  const language = useLanguage()
  const copy = pricingCopy[language]
  const links = linksIn(language)
  return (
    <PageDiscs className={styles.page}>
      <div className={frame}>
        <h1 className={styles.heading}>{copy.heading}</h1>
        <p className={styles.lead}>{copy.lead}</p>
        <Calculator language={language} />
      </div>
      <Budget language={language} />
      <section className={`${frame} ${section}`} aria-labelledby="premium">
        <span className={styles.badge}>{copy.premium}</span>
        <h2 id="premium" className={`${heading} ${styles.premiumTitle}`}>
          {copy.premiumTitle}
        </h2>
        <ul className={styles.features}>
          {copy.features.map((feature) => (
            <Check key={feature}>{feature}</Check>
          ))}
        </ul>
      </section>
      <div className={`${frame} ${styles.promises}`}>
        {copy.promises.map((promise) => (
          <section key={promise.anchor} className={card}>
            <h2 className={cardTitle}>{promise.title}</h2>
            <p className={text}>{promise.text}</p>
            <p>
              <a className={textLink} href={`${links.privacy}#${promise.anchor}`}>
                {promise.link}
              </a>
            </p>
          </section>
        ))}
      </div>
    </PageDiscs>
  )
}

const RADIUS = 80
const GAP = 1.2

/** The four shares of every payment, as a ring and as cards that explain themselves. */
function Budget({ language }: { language: Language }) {
  const copy = pricingCopy[language]
  const starts = copy.budget.map((_, index) => copy.budget.slice(0, index).reduce((sum, { share }) => sum + share, 0))
  return (
    <section className={`${frame} ${section}`} aria-labelledby="budget">
      <div className={styles.budget}>
        <div className={styles.ring}>
          <svg viewBox="0 0 200 200" aria-hidden="true">
            {copy.budget.map(({ share, name }, index) => (
              <circle
                key={name}
                cx="100"
                cy="100"
                r={RADIUS}
                pathLength="100"
                strokeDasharray={`${share - GAP} 100`}
                transform={`rotate(${(starts[index] ?? 0) * 3.6 - 90} 100 100)`}
                className={styles.arcs[index]}
              />
            ))}
          </svg>
          <h2 id="budget" className={styles.ringTitle}>
            {copy.budgetTitle}
          </h2>
        </div>
        <div>
          <p className={styles.budgetLead}>{copy.budgetLead}</p>
          <ul className={styles.cards}>
            {copy.budget.map(({ share, name, text: what }, index) => (
              <li key={name} className={styles.card} data-tip="">
                <button type="button" className={styles.cardButton} aria-describedby={`budget-${index}`}>
                  <span className={styles.swatches[index]} />
                  <span className={styles.share}>{share}%</span>
                  <span className={styles.name}>{name}</span>
                </button>
                <span role="tooltip" id={`budget-${index}`} className={styles.tip}>
                  {what}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
