import { CircleMark } from '@umkreis/design-system'
import { circlePeople } from '../people.ts'
import { portraitUrl } from '../portrait.ts'
import * as styles from './FeaturePictures.css.ts'

/** A question as one would ask it. */
function Question() {
  return (
    <div className={styles.question}>
      <CircleMark size={20} tone="brand" />
      <span lang="de">Wer hat Seilbahnen in Österreich zugelassen?</span>
    </div>
  )
}

/** Somebody found, with the words that answer; all parts of the question are met. */
function Proof() {
  return (
    <div className={styles.proof}>
      <span className={styles.portrait}>
        <svg className={styles.ring} viewBox="0 0 100 100">
          <circle className={styles.met} cx="50" cy="50" r="46" pathLength="100" />
        </svg>
        <img className={styles.picture} src={portraitUrl(circlePeople.crop)} alt="" width="44" height="44" />
      </span>
      <span lang="en">
        took three <mark className={styles.mark}>ropeways</mark> through{' '}
        <mark className={styles.mark}>Austrian approval</mark>
      </span>
    </div>
  )
}

/** {@link featurePictures}: the words that are drawn into them. */
export interface PictureProps {
  talk: { theirs: string; mine: string; sealed: string }
}

/** Two lines of a conversation, and the ring around a lock that says who can read it. */
function Talk({ talk }: PictureProps) {
  return (
    <div className={styles.talk}>
      <span className={styles.theirs}>{talk.theirs}</span>
      <span className={styles.mine}>{talk.mine}</span>
      <span className={styles.sealed}>
        <svg width="18" height="18" viewBox="0 0 18 18">
          <circle className={styles.lockRing} cx="9" cy="9" r="8" />
          <path className={styles.lockBody} d="M5.5 8.2h7v4.6h-7z" />
          <path className={styles.lockRing} d="M7 8V6.8a2 2 0 0 1 4 0V8" />
        </svg>
        {talk.sealed}
      </span>
    </div>
  )
}

/** A question, and who answers it. */
function Asked() {
  return (
    <>
      <Question />
      <Proof />
    </>
  )
}

/** Two overlapping circles, each with its person; what they share lies in the lens. */
function Overlap() {
  return (
    <svg width="220" height="140" viewBox="0 0 220 140">
      <circle cx="78" cy="70" r="64" className={styles.circle1} />
      <circle cx="142" cy="70" r="64" className={styles.circle2} />
      <path d="M110 14.600a64 64 0 0 1 0 110.800a64 64 0 0 1 0-110.800z" className={styles.lens} />
      <image href={portraitUrl(circlePeople.me)} x="30" y="50" width="40" height="40" />
      <image href={portraitUrl(circlePeople.long)} x="150" y="50" width="40" height="40" />
    </svg>
  )
}

const CELLS = '01101/10010/11011/01100/10101'
const CORNERS = [
  [36, 36],
  [82, 36],
  [36, 82],
] as const

/** A code in its circle. It is a drawing: it can't be scanned. */
function Code() {
  return (
    <svg width="140" height="140" viewBox="0 0 140 140">
      <circle cx="70" cy="70" r="68" className={styles.circle2} />
      {CORNERS.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect x={x + 2.5} y={y + 2.5} width="17" height="17" className={styles.frame} />
          <rect x={x + 8} y={y + 8} width="6" height="6" className={styles.ink} />
        </g>
      ))}
      <path
        d="M64 36h6v10h-6zM70 52h6v6h-6zM64 62h12v6h-12zM36 64h10v6h-10zM52 66h6v6h-6zM88 64h16v6h-16z"
        className={styles.ink}
      />
      {CELLS.split('/').flatMap((row, y) =>
        [...row].map((cell, x) =>
          cell === '1' ? (
            <rect key={`${x} ${y}`} x={66 + x * 8} y={78 + y * 5.4} width="7" height="5" className={styles.ink} />
          ) : null,
        ),
      )}
    </svg>
  )
}

/** Three people around one table. */
function Round() {
  return (
    <svg width="180" height="150" viewBox="0 0 180 150">
      <circle cx="90" cy="84" r="56" className={styles.line} />
      <circle cx="90" cy="84" r="15" className={styles.accent} />
      <image href={portraitUrl(circlePeople.elder)} x="16" y="88" width="44" height="44" />
      <image href={portraitUrl(circlePeople.quiff)} x="120" y="88" width="44" height="44" />
      <image href={portraitUrl(circlePeople.bun)} x="68" y="6" width="44" height="44" />
    </svg>
  )
}

/** The banner of the home area, with its lines. */
function HomeArea() {
  return (
    <svg width="220" height="124" viewBox="0 0 220 124">
      <clipPath id="home-banner">
        <rect width="220" height="60" rx="12" />
      </clipPath>
      <g clipPath="url(#home-banner)">
        <rect width="220" height="60" className={styles.accent} />
        <circle cx="160" cy="62" r="46" className={styles.bannerLine2} />
        <circle cx="160" cy="62" r="30" className={styles.bannerLine1} />
      </g>
      <rect y="78" width="186" height="10" rx="5" className={styles.quiet} />
      <rect y="100" width="220" height="10" rx="5" className={styles.quiet} />
    </svg>
  )
}

/** How much of each of five things is there. */
function Rings() {
  return (
    <svg width="140" height="140" viewBox="0 0 140 140">
      {[62, 49, 36, 23].map((r, index) => (
        <g key={r} transform="rotate(-90 70 70)">
          <circle cx="70" cy="70" r={r} className={styles.ringRest} />
          <circle
            cx="70"
            cy="70"
            r={r}
            pathLength="100"
            strokeDasharray={`${[62, 48, 30, 20][index]} 100`}
            className={index === 3 ? styles.ringFound : styles.ringMet}
          />
        </g>
      ))}
    </svg>
  )
}

/** One drawing for each feature, in their order. They repeat what the words beside them say. */
export const featurePictures = [Asked, Overlap, Talk, Code, Round, HomeArea, Rings] as const
