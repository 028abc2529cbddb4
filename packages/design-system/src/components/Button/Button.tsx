import { useLayoutEffect, useRef, type ReactNode, type Ref, type RefObject } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { BusyRing } from '../Spinner/Spinner.tsx'
import { classNames } from '../../internal/class-names.ts'
import { mergeRefs } from '../../internal/merge-refs.ts'
import { button, touchArea } from './Button.css.ts'

/** `accent` is the one next thing of a screen; there is at most one in a view. */
export type ButtonVariant = 'accent' | 'ink' | 'line' | 'soft' | 'text' | 'danger' | 'dangerText'

/** Height in pixels: 32 inside cards, 40 everywhere, 48 in forms. */
export type ButtonSize = 32 | 40 | 48

/**
 * What buttons share with the platform's: presses instead of clicks, `form` and `type`, and names for those who listen.
 * `aria-disabled` looks disabled and keeps the focus; whoever sets it sees to it that a press does nothing.
 */
export type PressProps = Pick<
  AriaButtonProps,
  | 'onPress'
  | 'type'
  | 'form'
  | 'name'
  | 'value'
  | 'id'
  | 'autoFocus'
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-describedby'
  | 'aria-disabled'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-haspopup'
  | 'aria-pressed'
  | 'slot'
>

/** {@link Button}: icons stand before and behind the words; `loading` keeps width and focus and turns a ring in front. */
export interface ButtonProps extends PressProps {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  iconEnd?: ReactNode
  full?: boolean
  /** Given from the start where it ever becomes true: the width at rest is learnt before. */
  loading?: boolean
  disabled?: boolean
  className?: string
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button with a verb on it. */
export function Button({
  variant = 'line',
  size = 40,
  icon,
  iconEnd,
  full,
  loading: mayLoad,
  disabled,
  className,
  children,
  ref,
  ...props
}: ButtonProps): ReactNode {
  const own = useRef<HTMLButtonElement>(null)
  const loading = mayLoad ?? false
  const width = useKeptWidth(own, full ? undefined : mayLoad)
  return (
    <AriaButton
      {...props}
      ref={mergeRefs(own, ref)}
      isDisabled={disabled}
      isPending={loading}
      className={classNames(button({ variant, size, full, busy: loading }), size === 32 && touchArea, className)}
      style={loading && !full ? { minWidth: width.current } : undefined}
    >
      {loading ? <BusyRing /> : icon}
      {children}
      {iconEnd}
    </AriaButton>
  )
}

/** Remembers how wide the button was at rest, if it ever waits: asking has everything laid out that was just drawn. */
function useKeptWidth(element: RefObject<HTMLElement | null>, loading: boolean | undefined): RefObject<number> {
  const width = useRef(0)
  useLayoutEffect(() => {
    if (loading === false && element.current) width.current = Number.parseFloat(getComputedStyle(element.current).width)
  })
  return width
}
