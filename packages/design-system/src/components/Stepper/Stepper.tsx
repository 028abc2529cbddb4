import { useContext, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { NumberField, NumberFieldStateContext } from 'react-aria-components/NumberField'
import { classNames } from '../../internal/class-names.ts'
import { FieldBottom, FieldTop, type FieldWords } from '../Field/Field.tsx'
import { box, input, root } from '../Field/Field.css.ts'
import { number, row, step as stepStyle } from './Stepper.css.ts'

/**
 * {@link Stepper}: `value` moves by `step` (1 unless given) between `min` and `max`, both included; what is typed is moved
 * to the nearest that is allowed when one leaves the field. `format` shows a unit or a currency, as `Intl` does.
 */
export interface StepperProps extends FieldWords {
  value?: number
  defaultValue?: number
  onChange?: (value: number) => void
  min?: number
  max?: number
  step?: number
  format?: Intl.NumberFormatOptions
  words?: { less: string; more: string }
  name?: string
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
}

/** How many steps Page Up and Page Down take at once. */
const PAGE = 10

/**
 * A number that one types or moves step by step: with − and +, with the arrow keys, ten steps with Page Up and Page Down,
 * to the ends with Home and End.
 */
export function Stepper(props: StepperProps): ReactNode {
  const { label, hint, error, optional, action, min, max, step = 1, format, words, inputRef } = props
  const { value, defaultValue, onChange, name, required, disabled, readOnly, onBlur } = props
  return (
    <NumberField
      className={root}
      value={value}
      defaultValue={defaultValue}
      // An emptied field is no number; it stays with its owner what it was until there is one again.
      onChange={(next) => {
        if (!Number.isNaN(next)) onChange?.(next)
      }}
      minValue={min}
      maxValue={max}
      step={step}
      formatOptions={format}
      decrementAriaLabel={words?.less}
      incrementAriaLabel={words?.more}
      name={name}
      isRequired={required}
      isDisabled={disabled}
      isReadOnly={readOnly}
      isInvalid={Boolean(error)}
      isWheelDisabled
      validationBehavior="aria"
      onBlur={onBlur}
    >
      <FieldTop label={label} optional={optional} action={action} />
      <Group className={classNames(box, row)} isInvalid={Boolean(error)} isDisabled={disabled}>
        <AriaButton slot="decrement" className={stepStyle}>
          <MinusIcon size={18} weight="bold" aria-hidden />
        </AriaButton>
        <PagedInput step={step} inputRef={inputRef} />
        <AriaButton slot="increment" className={stepStyle}>
          <PlusIcon size={18} weight="bold" aria-hidden />
        </AriaButton>
      </Group>
      <FieldBottom hint={hint} error={error} />
    </NumberField>
  )
}

/** The typed number; Page Up and Page Down would move it by one step only. */
function PagedInput({ step, inputRef }: { step: number; inputRef: Ref<HTMLInputElement> | undefined }): ReactNode {
  const state = useContext(NumberFieldStateContext)
  const page = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = event.key === 'PageUp' ? 1 : event.key === 'PageDown' ? -1 : 0
    if (direction === 0 || !state || event.currentTarget.readOnly) return
    event.preventDefault()
    event.stopPropagation()
    const { minValue = Number.NEGATIVE_INFINITY, maxValue = Number.POSITIVE_INFINITY } = state
    const from = Number.isNaN(state.numberValue) ? Math.max(0, minValue) : state.numberValue
    state.setNumberValue(Math.min(maxValue, Math.max(minValue, from + direction * PAGE * step)))
  }
  return <Input className={classNames(input, number)} onKeyDownCapture={page} ref={inputRef} />
}
