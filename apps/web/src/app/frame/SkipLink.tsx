import type { ReactNode } from 'react'
import { skipLink } from './frame.css.ts'
import { MAIN_ID } from './use-announced-navigation.ts'
import { copy } from './copy.ts'

/** The first stop of the keyboard: past all navigation, to the content. */
export function SkipLink(): ReactNode {
  return (
    <a
      className={skipLink}
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // Not through the router: the place stays the same, only the focus moves.
        event.preventDefault()
        const main = document.getElementById(MAIN_ID)
        main?.focus()
        main?.scrollIntoView()
      }}
    >
      {copy.skip}
    </a>
  )
}
