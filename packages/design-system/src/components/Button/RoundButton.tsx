import type { ReactNode, Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { classNames } from '../../internal/class-names.ts'
import { BusyRing } from '../Spinner/Spinner.tsx'
import { button, touchArea } from './Button.css.ts'
import type { ButtonSize, ButtonVariant, PressProps } from './Button.tsx'

/** {@link RoundButton}: `label` is its name. */
export interface RoundButtonProps extends Omit<PressProps, 'aria-label' | 'aria-labelledby'> {
  label: string
  icon: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  loading?: boolean
  disabled?: boolean
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/**
 * A round button without a tooltip, for what everybody knows: the eye of a password, the cross of a dialog. There, Escape
 * would close the tooltip first; and a page with nothing else to explain need not carry what places tooltips.
 */
export function RoundButton({
  label,
  icon,
  variant = 'text',
  size = 40,
  loading = false,
  disabled,
  className,
  ...props
}: RoundButtonProps): ReactNode {
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
