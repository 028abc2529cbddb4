import { type MetaFunction, useLocation } from 'react-router'
import { languageOf } from '../../language/languages.ts'
import { linksIn } from '../../links.ts'
import { accentButton, frame } from '../../root.css.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { demoCopy } from '../demo/copy.ts'
import * as styles from '../not-found/NotFoundPage.css.ts'

function wordsFor(pathname: string) {
  const copy = demoCopy[languageOf(pathname)]
  return pathname.includes('/newsletter/')
    ? { path: '/newsletter/thanks', heading: copy.newsletterTitle, text: copy.newsletterThanks, home: copy.home }
    : { path: '/demo/thanks', heading: copy.thanksTitle, text: copy.thanks, home: copy.home }
}

/** What the page says about itself: it should not be found. */
export const meta: MetaFunction = ({ location: { pathname } }) => {
  const { path, heading, text } = wordsFor(pathname)
  const language = languageOf(pathname)
  return pageMeta({ path, language, title: `${heading} · Umkreis`, description: text, isUnlisted: true })
}

/** Where the browser arrives after it has posted a form without a script. */
export default function ThanksPage() {
  const { pathname } = useLocation()
  const { heading, text, home } = wordsFor(pathname)
  return (
    <div className={`${frame} ${styles.page}`}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{text}</p>
      </div>
      <a className={accentButton} href={linksIn(languageOf(pathname)).home}>
        {home}
      </a>
    </div>
  )
}
