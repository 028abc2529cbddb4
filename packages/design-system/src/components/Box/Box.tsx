import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react'
import type { Space } from '../../tokens/scales.ts'
import { sprinkles, type Sprinkles } from '../../tokens/sprinkles.css.ts'

type Plain = Pick<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'role' | 'lang' | 'tabIndex' | 'aria-label'> & {
  'aria-labelledby'?: string
  'aria-live'?: 'polite' | 'assertive' | 'off'
  'aria-hidden'?: boolean
}

/** What the layout parts share: the element they become and plain attributes. `className` is for a screen's own styles. */
export interface LayoutProps extends Plain {
  as?: ElementType
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/** {@link Box} takes every word of the layout vocabulary; a value may differ by width: `{ phone: 16, desktop: 32 }`. */
export type BoxProps = LayoutProps & Sprinkles

const PLAIN = new Set([
  'id',
  'className',
  'role',
  'lang',
  'tabIndex',
  'aria-label',
  'aria-labelledby',
  'aria-live',
  'aria-hidden',
  'ref',
])

/** An element laid out with tokens only. */
export function Box({ as: Element = 'div', children, ...props }: BoxProps): ReactNode {
  const plain: Record<string, unknown> = {}
  const words: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) (PLAIN.has(name) ? plain : words)[name] = value
  const className = [sprinkles(words as Sprinkles), props.className].filter(Boolean).join(' ')
  return (
    <Element {...plain} className={className}>
      {children}
    </Element>
  )
}

type Gap = Space | { phone?: Space; tablet?: Space; desktop?: Space }

/** {@link Stack}: distance between the children, and how they stand across. */
export interface StackProps extends LayoutProps {
  gap?: Gap
  align?: 'stretch' | 'flex-start' | 'center' | 'flex-end'
}

/** Children below each other. */
export function Stack({ gap = 16, align = 'stretch', ...props }: StackProps): ReactNode {
  return <Box display="flex" flexDirection="column" gap={gap} alignItems={align} {...props} />
}

/** {@link Inline}: distance, standing across, where free space goes, and whether the row may break. */
export interface InlineProps extends LayoutProps {
  gap?: Gap
  align?: 'stretch' | 'flex-start' | 'center' | 'flex-end' | 'baseline'
  justify?: 'flex-start' | 'center' | 'flex-end' | 'space-between'
  wrap?: boolean
}

/** Children beside each other; they break into further rows unless told otherwise. */
export function Inline({
  gap = 8,
  align = 'center',
  justify = 'flex-start',
  wrap = true,
  ...props
}: InlineProps): ReactNode {
  return (
    <Box
      display="flex"
      flexWrap={wrap ? 'wrap' : 'nowrap'}
      gap={gap}
      alignItems={align}
      justifyContent={justify}
      {...props}
    />
  )
}
