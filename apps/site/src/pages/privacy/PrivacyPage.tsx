import type { MetaFunction } from 'react-router'
import { languageOf } from '../../language/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import * as styles from '../../legal/LegalPage.css.ts'
import { frame } from '../../root.css.ts'
import { textLink } from '../../sections/section.css.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { privacyCopy } from './copy/index.ts'

/** What the privacy policy says about itself. */
export const meta: MetaFunction = ({ location }) => {
  const language = languageOf(location.pathname)
  const { title, description } = privacyCopy[language]
  return pageMeta({ path: '/privacy', language, title, description })
}

/** The privacy policy, each part with an anchor that the safety section leads to. */
export default function PrivacyPage() {
  const copy = privacyCopy[useLanguage()]
  return (
    <div className={`${frame} ${styles.page}`}>
      <h1 className={styles.heading}>{copy.heading}</h1>
      <p className={styles.meta}>{copy.updated}</p>
      <p className={styles.lead}>{copy.lead}</p>
      <nav aria-label={copy.contents}>
        <ul className={styles.contents}>
          {copy.parts.map(({ anchor, title }) => (
            <li key={anchor}>
              <a className={`${textLink} ${styles.contentsLink}`} href={`#${anchor}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {copy.parts.map(({ anchor, title, paragraphs, list }) => (
        <section key={anchor} id={anchor} className={styles.part} aria-labelledby={`${anchor}-title`}>
          <h2 id={`${anchor}-title`} className={styles.title}>
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          {list ? (
            <ul className={styles.list}>
              {list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
    </div>
  )
}
