import { CircleMark } from '@umkreis/design-system'
import { useLocation } from 'react-router'
import { LANGUAGES, LANGUAGE_NAMES, isMissingPage, localise } from '../language/languages.ts'
import { useLanguage } from '../language/use-language.ts'
import { linksIn } from '../links.ts'
import { compact, frame, lineButton } from '../root.css.ts'
import { shellCopy } from './shell-copy.ts'
import * as styles from './SiteHeader.css.ts'

/** The logo, the way to the sections and pages, the language, and Join. On a phone the way folds into a menu. */
export function SiteHeader() {
  const language = useLanguage()
  const copy = shellCopy[language]
  const links = linksIn(language)
  const places = [
    [copy.product, links.features],
    [copy.search, links.search],
    [copy.safety, links.safety],
    [copy.pricing, links.pricing],
  ] as const
  return (
    <header className={`${frame} ${styles.header}`}>
      <a href={links.home} className={styles.brand}>
        <CircleMark size={30} tone="brand" />
        Umkreis
      </a>
      <nav aria-label={copy.site} className={styles.nav}>
        <ul className={styles.places}>
          {places.map(([name, href]) => (
            <li key={href}>
              <a className={styles.place} href={href}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <span className={styles.wideOnly}>
          <LanguageLink />
        </span>
        <a className={`${lineButton} ${compact}`} href={links.join}>
          {copy.join}
        </a>
        <details className={styles.menu} data-menu="">
          <summary className={styles.menuButton} aria-label={copy.menu}>
            <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" className={styles.menuLines}>
              <path d="M4 7h16M4 12h16M4 17h16" />
            </svg>
          </summary>
          <ul className={styles.sheet}>
            {places.map(([name, href]) => (
              <li key={href}>
                <a className={styles.sheetLink} href={href}>
                  {name}
                </a>
              </li>
            ))}
            <li>
              <LanguageLink />
            </li>
          </ul>
        </details>
      </nav>
    </header>
  )
}

/** The same page in the other language. Following it is remembered on the device, without a cookie. */
function LanguageLink() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const page = isMissingPage(pathname) ? '/' : pathname
  return (
    <>
      {LANGUAGES.filter((each) => each !== language).map((each) => (
        <a
          key={each}
          className={styles.place}
          href={localise(page, each)}
          hrefLang={each}
          lang={each}
          data-language={each}
        >
          {LANGUAGE_NAMES[each]}
        </a>
      ))}
    </>
  )
}
