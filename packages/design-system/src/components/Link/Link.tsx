import type { ReactNode, Ref } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { classNames } from '../../internal/class-names.ts'
import { button } from '../Button/Button.css.ts'
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx'
import { link } from './Link.css.ts'

/** What links share: where they lead, and names for those who listen. */
export type LinkTargetProps = Pick<
  AriaLinkProps,
  'href' | 'target' | 'rel' | 'download' | 'onPress' | 'aria-label' | 'aria-labelledby' | 'aria-current' | 'id' | 'lang'
>

/** {@link Link}: `plain` gives no look of its own, for rows and cards that are links as a whole. */
export interface LinkProps extends LinkTargetProps {
  tone?: 'accent' | 'text' | 'quiet' | 'inherit' | 'plain'
  className?: string
  children: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/** A way to another place. Inside a `NavigationProvider` it changes the place without loading the page anew. */
export function Link({ tone = 'accent', className, ...props }: LinkProps): ReactNode {
  return <AriaLink {...props} className={classNames(tone !== 'plain' && link({ tone }), className)} />
}

/** {@link ButtonLink}: looks like a button, leads like a link. */
export interface ButtonLinkProps extends LinkTargetProps {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  iconEnd?: ReactNode
  full?: boolean
  className?: string
  children: ReactNode
}

/** A link in the shape of a button, for a next step that is a place. */
export function ButtonLink({
  variant = 'line',
  size = 40,
  icon,
  iconEnd,
  full,
  className,
  children,
  ...props
}: ButtonLinkProps): ReactNode {
  return (
    <AriaLink {...props} className={classNames(button({ variant, size, full }), className)}>
      {icon}
      {children}
      {iconEnd}
    </AriaLink>
  )
}
