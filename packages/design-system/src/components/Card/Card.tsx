import type { ElementType, ReactNode, Ref } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { card } from './Card.css.ts'

/** {@link Card}: never a card in a card; `clip` cuts what reaches over its corners. */
export interface CardProps {
  as?: ElementType
  tone?: 'surface' | 'wash' | 'sunken' | 'ink'
  padding?: 0 | 16 | 24 | 32
  clip?: boolean
  id?: string
  className?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/** Things that belong together. */
export function Card({
  as: Element = 'div',
  tone = 'surface',
  padding = 24,
  clip,
  className,
  ...props
}: CardProps): ReactNode {
  return <Element {...props} className={classNames(card({ tone, padding, clip }), className)} />
}
