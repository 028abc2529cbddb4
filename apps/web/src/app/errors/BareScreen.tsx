import type { ReactNode } from 'react'
import { MAIN_ID } from '../frame/use-announced-navigation.ts'
import { fullScreen } from './errors.css.ts'

type BareScreenProps = {
  /** Whether a frame around it has the main landmark already. */
  readonly isFramed?: boolean
  readonly role?: 'alert'
  readonly children: ReactNode
}

/** A screen with a few words in its middle. */
export function BareScreen({ isFramed = false, role, children }: BareScreenProps): ReactNode {
  const content = (
    <div className={fullScreen} role={role}>
      {children}
    </div>
  )
  if (isFramed) return content
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      {content}
    </main>
  )
}
