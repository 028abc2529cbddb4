import type { ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { key, onFill } from './KeyHint.css.ts'

/** The key that does the same; hidden where there is no keyboard. `onFill` takes the colour of the words around. */
export function KeyHint({ children, onFill: filled = false }: { children: ReactNode; onFill?: boolean }): ReactNode {
  return <kbd className={classNames(key, filled && onFill)}>{children}</kbd>
}
