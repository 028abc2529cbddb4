import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react'
import type { TypeStep } from '../../tokens/typography.ts'
import { text } from './Text.css.ts'

/** Words in a colour that can be read where it stands; `inherit` takes the colour around. */
export type Tone =
  | 'text'
  | 'muted'
  | 'faint'
  | 'accent'
  | 'success'
  | 'warning'
  | 'danger'
  | 'onInk'
  | 'onBar'
  | 'inherit'

/** {@link Text}: a step of the type scale and a tone; `truncate` keeps one line, `preserve` keeps line breaks. */
export interface TextProps extends Pick<
  HTMLAttributes<HTMLElement>,
  'id' | 'className' | 'lang' | 'role' | 'title' | 'aria-live' | 'aria-hidden' | 'tabIndex'
> {
  as?: ElementType
  size?: TypeStep
  weight?: 400 | 500 | 600
  tone?: Tone
  align?: 'start' | 'center' | 'end'
  tabular?: boolean
  truncate?: boolean
  reading?: boolean
  preserve?: boolean
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/** Running text; a `p` unless told otherwise. */
export function Text({
  as: Element = 'p',
  size = 'body',
  weight,
  tone = 'text',
  align,
  tabular,
  truncate,
  reading,
  preserve,
  className,
  ...props
}: TextProps): ReactNode {
  const own = text({ size, weight, tone, align, tabular, truncate, reading, preserve })
  return <Element {...props} className={className ? `${own} ${className}` : own} />
}

/** {@link Heading}: `level` is the place in the outline, `size` how it looks. */
export interface HeadingProps extends Omit<TextProps, 'as' | 'size'> {
  level: 1 | 2 | 3 | 4
  size?: 'body' | 'title' | 'section' | 'page' | 'large' | 'hero'
}

const SIZE_OF_LEVEL = { 1: 'page', 2: 'section', 3: 'title', 4: 'body' } as const

/** A heading of the page's outline. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], weight, ...props }: HeadingProps): ReactNode {
  return <Text as={`h${level}`} size={size} weight={weight ?? (size === 'body' ? 600 : undefined)} {...props} />
}
