import type { ReactNode, Ref } from 'react'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus'
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox'
import { choice, choiceWords } from '../../internal/choice.css.ts'
import { classNames } from '../../internal/class-names.ts'
import { touchArea } from '../Button/Button.css.ts'
import { box } from './Checkbox.css.ts'

/** {@link Checkbox}: without words it needs an `aria-label`. */
export interface CheckboxProps extends Pick<
  AriaCheckboxProps,
  'onChange' | 'onBlur' | 'name' | 'value' | 'id' | 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'slot'
> {
  selected?: boolean
  defaultSelected?: boolean
  indeterminate?: boolean
  disabled?: boolean
  required?: boolean
  invalid?: boolean
  inputRef?: Ref<HTMLInputElement>
  children?: ReactNode
}

/** A yes or no; round, as everything that is chosen. */
export function Checkbox({
  selected,
  defaultSelected,
  indeterminate,
  disabled,
  required,
  invalid,
  children,
  inputRef,
  ...props
}: CheckboxProps): ReactNode {
  return (
    <AriaCheckbox
      {...props}
      className={classNames(choice, !children && touchArea)}
      isSelected={selected}
      defaultSelected={defaultSelected}
      isIndeterminate={indeterminate}
      isDisabled={disabled}
      isRequired={required}
      isInvalid={invalid}
      inputRef={inputRef as React.RefObject<HTMLInputElement | null>}
    >
      <span className={box}>
        {indeterminate ? (
          <MinusIcon size={14} weight="bold" aria-hidden />
        ) : (
          <CheckIcon size={14} weight="bold" aria-hidden />
        )}
      </span>
      {children ? <span className={choiceWords}>{children}</span> : null}
    </AriaCheckbox>
  )
}
