import { Suspense, lazy, type ReactNode } from 'react'
import { copy } from '../copy.ts'
import { centre, claim, coreDisc, innerDisc, outerDisc, outside, panel } from './auth-frame.css.ts'
import { innerRing, outerRing } from './orbit.css.ts'

// The form must not wait for faces.
const CirclePeople = lazy(() => import('./CirclePeople.tsx'))

/** Decoration: the claim, and people on two circles who take their places as the page opens. */
export function CirclePanel(): ReactNode {
  return (
    <aside className={panel} aria-hidden>
      <p className={claim}>{copy.claim}</p>
      <div className={centre}>
        <div className={outside} />
        <div className={outerDisc} />
        <div className={innerDisc} />
        <div className={coreDisc} />
        <div className={outerRing} />
        <div className={innerRing} />
        <Suspense>
          <CirclePeople />
        </Suspense>
      </div>
    </aside>
  )
}
