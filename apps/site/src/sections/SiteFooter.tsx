import { CircleMark } from '@umkreis/design-system'
import { useLanguage } from '../language/use-language.ts'
import { linksIn } from '../links.ts'
import { frame } from '../root.css.ts'
import { shellCopy } from './shell-copy.ts'
import * as styles from './SiteFooter.css.ts'

/** The end of every page. */
export function SiteFooter() {
  const language = useLanguage()
  const copy = shellCopy[language]
  const links = linksIn(language)
  const places = [
    [copy.search, links.search],
    [copy.pricing, links.pricing],
    [copy.demo, links.demo],
    [copy.signIn, links.join],
    [copy.privacy, links.privacy],
    [copy.imprint, links.imprint],
  ] as const
  return (
    <footer className={styles.footer}>
      <div className={`${frame} ${styles.row}`}>
        <div>
          <p className={styles.brand}>
            <CircleMark size={24} tone="brand" />
            {copy.claim}
          </p>
          <p className={styles.note}>{copy.noCookies}</p>
        </div>
        <nav aria-label={copy.more}>
          <ul className={styles.nav}>
            {places.map(([name, href]) => (
              <li key={href}>
                <a className={styles.link} href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
