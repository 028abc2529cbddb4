import type { ReactNode, Ref } from 'react'
import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { classNames } from '../../internal/class-names.ts'
import { button } from '../Button/Button.css.ts'
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { external, link } from './Link.css.ts'
import { NEW_TAB } from '../../internal/labels.ts'

/** What links share: where they lead, and names for those who listen. */
export type LinkTargetProps = Pick<
  AriaLinkProps,
  'href' | 'target' | 'rel' | 'download' | 'onPress' | 'aria-label' | 'aria-labelledby' | 'aria-current' | 'id' | 'lang'
>

/**
 * {@link Link}: `plain` gives no look of its own, for rows and cards that are links as a whole. A link that opens a new tab
 * (`target="_blank"`) says so by a small arrow, and by `newTabLabel` to those who listen.
 */
export interface LinkProps extends LinkTargetProps {
  tone?: 'accent' | 'text' | 'quiet' | 'inherit' | 'plain'
  newTabLabel?: string
  className?: string
  children: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/** A way to another place. Inside a `NavigationProvider` it changes the place without loading the page anew. */
export function Link({ tone = 'accent', newTabLabel = NEW_TAB, className, children, ...props }: LinkProps): ReactNode {
  const isPlain = tone === 'plain'
  return (
    <AriaLink {...props} className={classNames(!isPlain && link({ tone }), className)}>
      {children}
      {props.target === '_blank' ? (
        <>
          {isPlain ? null : <ArrowSquareOutIcon className={external} aria-hidden />}
          <VisuallyHidden> {newTabLabel}</VisuallyHidden>
        </>
      ) : null}
    </AriaLink>
  )
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
