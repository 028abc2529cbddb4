import type { MetaFunction } from 'react-router'
import { languageOf } from '../../language/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import * as styles from '../../legal/LegalPage.css.ts'
import { frame } from '../../root.css.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { findPlaceholders, settings } from '../../settings.ts'
import { imprintCopy } from './copy.ts'

/** What the imprint says about itself. */
export const meta: MetaFunction = ({ location }) => {
  const language = languageOf(location.pathname)
  const { title, description } = imprintCopy[language]
  return pageMeta({ path: '/imprint', language, title, description })
}

/** Who is responsible, as the settings file says. */
export default function ImprintPage() {
  const copy = imprintCopy[useLanguage()]
  const { company, legalContact } = settings
  const facts = [
    [copy.company, [company.name]],
    [copy.address, company.address],
    [copy.email, [company.email]],
    [copy.ceo, [company.ceo]],
    [copy.registry, [company.registry]],
    [copy.vatId, [company.vatId]],
    [copy.legalContact, [legalContact.company, ...legalContact.address]],
  ] as const
  return (
    <div className={`${frame} ${styles.page}`}>
      <h1 className={styles.heading}>{copy.heading}</h1>
      <p className={styles.lead}>{copy.lead}</p>
      {findPlaceholders(settings).length > 0 ? <p className={styles.warning}>{copy.placeholders}</p> : null}
      <dl className={styles.facts}>
        {facts.map(([term, lines]) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            {lines.map((line) => (
              <dd key={line} className={styles.value}>
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className={styles.lead}>{copy.disputes}</p>
    </div>
  )
}
