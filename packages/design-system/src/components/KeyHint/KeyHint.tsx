import type { ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { drawn, key, onFill } from './KeyHint.css.ts'

/**
 * {@link KeyHint}: `onFill` takes the colour of the words around. `drawn` keeps the key out of what is read aloud, where
 * it would become part of a control's name.
 */
export interface KeyHintProps {
  children: string
  onFill?: boolean
  drawn?: boolean
}

/** The key that does the same; hidden where there is no keyboard. */
export function KeyHint({ children, onFill: filled = false, drawn: silent = false }: KeyHintProps): ReactNode {
  const className = classNames(key, filled && onFill, silent && drawn)
  if (silent) return <span className={className} data-key={children} aria-hidden />
  return <kbd className={className}>{children}</kbd>
}
