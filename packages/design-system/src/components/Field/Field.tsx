import type { ReactNode } from 'react'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text as AriaText } from 'react-aria-components/Text'
import {
  bottom,
  error as errorStyle,
  errorIcon,
  hint as hintStyle,
  label as labelStyle,
  optional as optionalStyle,
  top,
} from './Field.css.ts'

/**
 * What all fields share. `error` is the literal message: with one, the field is invalid. `optional` is the word behind
 * the label; `action` stands at its right, such as “Forgot password?”.
 */
export interface FieldWords {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  optional?: ReactNode
  action?: ReactNode
}

/** The line above a control. */
export function FieldTop({ label, optional, action }: Pick<FieldWords, 'label' | 'optional' | 'action'>): ReactNode {
  return (
    <div className={top}>
      <Label className={labelStyle}>
        {label}
        {optional ? <span className={optionalStyle}> {optional}</span> : null}
      </Label>
      {action}
    </div>
  )
}

/** The line below a control: the error in place of the hint, and what stands at the right. */
export function FieldBottom({ hint, error, end }: Pick<FieldWords, 'hint' | 'error'> & { end?: ReactNode }): ReactNode {
  if (!hint && !error && !end) return null
  return (
    <div className={bottom}>
      {error ? (
        <FieldError className={errorStyle}>
          <WarningCircleIcon className={errorIcon} size={18} weight="fill" aria-hidden />
          <span>{error}</span>
        </FieldError>
      ) : hint ? (
        <AriaText slot="description" className={hintStyle}>
          {hint}
        </AriaText>
      ) : null}
      {end}
    </div>
  )
}
