import type { ReactNode, Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { classNames } from '../../internal/class-names.ts'
import { BusyRing } from '../Spinner/Spinner.tsx'
import { button, touchArea } from './Button.css.ts'
import type { ButtonSize, ButtonVariant, PressProps } from './Button.tsx'

/** {@link IconButton}: a round button; `label` is its name. */
export interface IconButtonProps extends Omit<PressProps, 'aria-label' | 'aria-labelledby'> {
  label: string
  icon: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  loading?: boolean
  disabled?: boolean
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** A button that shows only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'text',
  size = 40,
  loading = false,
  disabled,
  className,
  ...props
}: IconButtonProps): ReactNode {
  return (
    <AriaButton
      {...props}
      aria-label={label}
      isDisabled={disabled}
      isPending={loading}
      className={classNames(button({ variant, size, shape: 'icon' }), size === 32 && touchArea, className)}
    >
      {loading ? <BusyRing /> : icon}
    </AriaButton>
  )
}
