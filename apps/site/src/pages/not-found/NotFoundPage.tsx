import type { MetaDescriptor } from 'react-router'
import { links } from '../../links.ts'
import { accentButton, frame, lineButton } from '../../root.css.ts'
import { copy } from './copy.ts'
import * as styles from './NotFoundPage.css.ts'

/** The title of the page that stands where there is none. */
export function meta(): MetaDescriptor[] {
  return [{ title: copy.title }, { name: 'description', content: copy.lead }]
}

/** Answers every address that leads nowhere: a host serves it as `404.html`. */
export default function NotFoundPage() {
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
        <h1 className={styles.heading}>{copy.heading}</h1>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <p className={styles.actions}>
        <a className={accentButton} href={links.home}>
          {copy.home}
        </a>
        <a className={lineButton} href={links.join}>
          Join
        </a>
      </p>
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
