import type { ReactNode } from 'react'
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { Button as AriaButton } from 'react-aria-components/Button'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { classNames } from '../../internal/class-names.ts'
import { FieldBottom, FieldTop, type FieldWords } from '../Field/Field.tsx'
import { root } from '../Field/Field.css.ts'
import { menuPopover, popover } from '../Menu/Menu.css.ts'
import { list, popover as ownPopover } from './ListBox.css.ts'
import { Option, type Choice } from './Option.tsx'
import { pill, pillRoot, trigger, value as valueStyle } from './Select.css.ts'

/** {@link Select}: `look` is a field in forms and a pill in toolbars and tables; a pill's label is spoken only. */
export interface SelectProps<Id extends string = string> extends Omit<FieldWords, 'label'> {
  label: string
  look?: 'field' | 'pill'
  choices: readonly (Choice & { readonly id: Id })[]
  selected?: Id | null
  onSelect: (id: Id) => void
  placeholder?: string
  name?: string
  required?: boolean
  disabled?: boolean
}

/** One of some values, in a list that opens. For many values take `ComboBox`. */
export function Select<Id extends string = string>(props: SelectProps<Id>): ReactNode {
  const { label, look = 'field', choices, selected = null, onSelect, placeholder, name, required, disabled } = props
  const { hint, error, optional, action } = props
  const isPill = look === 'pill'
  return (
    <AriaSelect
      className={isPill ? pillRoot : root}
      aria-label={isPill ? label : undefined}
      name={name}
      value={selected}
      onChange={(key) => {
        if (key !== null) onSelect(key as Id)
      }}
      placeholder={placeholder}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      {isPill ? null : <FieldTop label={label} optional={optional} action={action} />}
      <AriaButton className={classNames(trigger, isPill && pill)}>
        <SelectValue className={valueStyle}>
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <CaretDownIcon size={16} aria-hidden />
      </AriaButton>
      {isPill ? null : <FieldBottom hint={hint} error={error} />}
      <Popover className={isPill ? menuPopover : classNames(popover, ownPopover)} offset={6}>
        <ListBox className={list} items={choices}>
          {(choice) => <Option choice={choice} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
