import type { CSSProperties } from 'react'
import type { PortraitParameters } from '@umkreis/theme'
import type { Language } from '../language/languages.ts'
import { arcPath } from '../arcs.ts'
import { circlePeople } from '../people.ts'
import { portraitUrl } from '../portrait.ts'
import { CircleMark } from '@umkreis/design-system'
import * as styles from './HeroCircle.css.ts'

/** Where somebody stands: degrees clockwise from noon, on the inner (1), outer (2) or faint (3) arc. */
const standing: { person: PortraitParameters; arc: 1 | 2 | 3; degrees: number }[] = [
  { person: circlePeople.beard, arc: 1, degrees: 66 },
  { person: circlePeople.long, arc: 1, degrees: 205 },
  { person: circlePeople.quiff, arc: 2, degrees: 338 },
  { person: circlePeople.bun, arc: 2, degrees: 22 },
  { person: circlePeople.glasses, arc: 2, degrees: 252 },
  { person: circlePeople.elder, arc: 2, degrees: 156 },
  { person: circlePeople.scarf, arc: 3, degrees: 292 },
  { person: circlePeople.crop, arc: 3, degrees: 224 },
]

const radius = { 1: 25.6, 2: 38, 3: 55 } as const

const proofs = [
  { part: 0, mark: 'Kubernetes migration', before: 'Led the ', after: ' of our ropeway control plane' },
  { part: 1, mark: 'Portuguese', before: '', after: ' (native), German C1' },
  { part: 2, mark: 'München', before: '', after: '' },
]

const heroCircleCopy: Record<Language, { label: string; question: string }> = {
  en: {
    label:
      'An example: asked who has run a Kubernetes migration and speaks Portuguese near Munich, Umkreis shows one person and the words of their profile that match.',
    question: 'who has run a Kubernetes migration and speaks Portuguese, near Munich?',
  },
  de: {
    label:
      'Ein Beispiel: Auf die Frage, wer nahe München eine Kubernetes-Migration gemacht hat und Portugiesisch spricht, zeigt Umkreis einen Menschen und die passenden Wörter des Profils.',
    question: 'Wer hat eine Kubernetes-Migration gemacht und spricht Portugiesisch, nahe München?',
  },
}

/** A question, the person who answers it in the middle of the circle, and the words that prove it. */
export function HeroCircle({ language }: { language: Language }) {
  const copy = heroCircleCopy[language]
  return (
    <figure className={styles.circle} aria-label={copy.label}>
      <svg className={styles.arcs} viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={radius[3]} className={styles.disc1} />
        <circle cx="50" cy="50" r={radius[2]} className={styles.disc2} />
        <circle cx="50" cy="50" r={radius[1]} className={styles.disc3} />
        <circle cx="50" cy="50" r="14.2" className={styles.centre} />
      </svg>
      <span className={styles.found}>
        <img src={portraitUrl(circlePeople.found)} alt="" width="120" height="120" className={styles.foundPicture} />
        <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
          {[0, 1, 2].map((part) => (
            <path key={part} d={arcPath(46, part * 120 + 6, part * 120 + 114)} className={styles.segment} />
          ))}
        </svg>
      </span>
      {standing.map(({ person, arc, degrees }) => (
        <img
          key={`${arc}-${degrees}`}
          src={portraitUrl(person)}
          alt=""
          width="48"
          height="48"
          className={`${styles.person} ${arc === 3 ? styles.outermost : ''} ${isLow(degrees) ? styles.low : ''}`}
          style={placeOnArc(radius[arc], degrees)}
        />
      ))}
      <p className={styles.question}>
        <CircleMark size={22} tone="brand" />
        <span>{copy.question}</span>
      </p>
      <ul className={styles.proofs} lang="en">
        {proofs.map(({ part, mark, before, after }) => (
          <li key={mark} className={styles.proof}>
            <svg width="16" height="16" viewBox="0 0 100 100" className={styles.small} aria-hidden="true">
              {[0, 1, 2].map((segment) => (
                <path
                  key={segment}
                  d={arcPath(40, segment * 120 + 12, segment * 120 + 108)}
                  className={segment === part ? styles.met : styles.unmet}
                />
              ))}
            </svg>
            <span>
              {before}
              <mark className={styles.mark}>{mark}</mark>
              {after}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** On a phone the proofs lie over the lower half. */
const isLow = (degrees: number) => degrees > 105 && degrees < 255

function placeOnArc(percent: number, degrees: number): CSSProperties {
  const angle = ((degrees - 90) * Math.PI) / 180
  return {
    left: `${(50 + percent * Math.cos(angle)).toFixed(2)}%`,
    top: `${(50 + percent * Math.sin(angle)).toFixed(2)}%`,
  }
}
