import type { MetaDescriptor } from 'react-router'
import { linksIn } from '../../links.ts'
import { accentButton, frame, lineButton } from '../../root.css.ts'
import { notFoundCopy } from './copy.ts'
import * as styles from './NotFoundPage.css.ts'

/** The title of the page that stands where there is none. */
export function meta(): MetaDescriptor[] {
  const { title, lead } = notFoundCopy.en
  return [{ title }, { name: 'description', content: lead }, { name: 'robots', content: 'noindex' }]
}

/** Answers every address that leads nowhere, in both languages: a host serves this one file as `404.html`. */
export default function NotFoundPage() {
  const { en, de } = notFoundCopy
  return (
    <div className={`${frame} ${styles.page}`}>
      <svg className={styles.circle} viewBox="0 0 400 212" aria-hidden="true">
        <path className={styles.disc1} d="M8 208a192 192 0 0 1 384 0" />
        <path className={styles.disc2} d="M72 208a128 128 0 0 1 256 0" />
        {PLACES.map(([x, y]) => (
          <circle key={x} className={styles.place} cx={x} cy={y} r="24" />
        ))}
        <circle className={styles.dot} cx="200" cy="192" r="14" />
      </svg>
      <div className={styles.words}>
        <h1 className={styles.heading}>{en.heading}</h1>
        <p className={styles.lead}>{en.lead}</p>
      </div>
      <a className={accentButton} href={linksIn('en').home}>
        {en.home}
      </a>
      <div className={styles.words} lang="de">
        <p className={styles.lead}>
          {de.heading}. {de.lead}
        </p>
        <a className={lineButton} href={linksIn('de').home}>
          {de.home}
        </a>
      </div>
    </div>
  )
}

/** Where somebody could stand: two on the outer arc, two on the inner one. */
const PLACES = [
  [64, 72],
  [146, 92],
  [254, 92],
  [336, 72],
] as const
