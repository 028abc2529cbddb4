import { CircleMark } from '@umkreis/design-system'
import { circlePeople } from '../people.ts'
import { portraitUrl } from '../portrait.ts'
import * as styles from './StepPictures.css.ts'

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
      <span>
        took three <mark className={styles.mark}>ropeways</mark> through{' '}
        <mark className={styles.mark}>Austrian approval</mark>
      </span>
    </div>
  )
}

/** Two lines of a conversation, and the ring around a lock that says who can read it. */
function Talk() {
  return (
    <div className={styles.talk} lang="de">
      <span className={styles.theirs}>Reicht uns Dienstag?</span>
      <span className={styles.mine}>Ja, ich sage Bescheid.</span>
      <span className={styles.sealed} lang="en">
        <svg width="18" height="18" viewBox="0 0 18 18">
          <circle className={styles.lockRing} cx="9" cy="9" r="8" />
          <path className={styles.lockBody} d="M5.5 8.2h7v4.6h-7z" />
          <path className={styles.lockRing} d="M7 8V6.8a2 2 0 0 1 4 0V8" />
        </svg>
        End-to-end encrypted
      </span>
    </div>
  )
}

/** One drawing for each step, in their order. They repeat what the words beside them say. */
export const stepPictures = [Question, Proof, Talk] as const
