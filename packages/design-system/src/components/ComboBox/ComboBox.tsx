import { useMemo, useState, type ReactNode, type Ref } from 'react'
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { classNames } from '../../internal/class-names.ts'
import { IconButton } from '../Button/IconButton.tsx'
import { FieldBottom, FieldTop, type FieldWords } from '../Field/Field.tsx'
import { box, input, root, trail } from '../Field/Field.css.ts'
import { popover } from '../Menu/Menu.css.ts'
import { empty, list, popover as ownPopover } from '../Select/ListBox.css.ts'
import { Option, type Choice } from '../Select/Option.tsx'
import { filterChoices } from './filter-choices.ts'

/**
 * {@link ComboBox}: thousands of `choices` are fine, only those in sight are drawn. `selected` is the id of one of them.
 * With `ownText`, `onText` gets what was typed even when it is none of them.
 */
export interface ComboBoxProps extends FieldWords {
  choices: readonly Choice[]
  selected: string | null
  onSelect: (id: string | null) => void
  ownText?: boolean
  onText?: (text: string) => void
  placeholder?: string
  emptyText?: string
  openLabel?: string
  name?: string
  required?: boolean
  disabled?: boolean
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
}

const LAYOUT = { rowHeight: 42, padding: 6 }
const LIST_PADDING = 2 * LAYOUT.padding + 2
const MOST_HEIGHT = 320

/** One of very many values, found by typing: a country, a city. */
export function ComboBox(props: ComboBoxProps): ReactNode {
  const { label, hint, error, optional, action, choices, selected, onSelect, ownText, onText } = props
  const {
    placeholder,
    emptyText = 'Nothing found',
    openLabel = 'Show all',
    required,
    disabled,
    name,
    onBlur,
    inputRef,
  } = props
  const chosen = choices.find((choice) => choice.id === selected)
  const [query, setQuery] = useState<string>()
  const text = query ?? chosen?.label ?? ''
  const shown = useMemo(() => (query === undefined ? choices : filterChoices(choices, query)), [choices, query])
  return (
    <AriaComboBox
      className={root}
      name={name}
      items={shown}
      inputValue={text}
      onInputChange={(next) => {
        setQuery(next === chosen?.label ? undefined : next)
        onText?.(next)
      }}
      value={selected}
      onChange={(key) => {
        onSelect(key === null ? null : String(key))
        if (key !== null) setQuery(undefined)
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen && !ownText) setQuery(undefined)
      }}
      onBlur={onBlur}
      allowsCustomValue={ownText}
      allowsEmptyCollection
      menuTrigger="input"
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldTop label={label} optional={optional} action={action} />
      <Group className={box} isInvalid={Boolean(error)} isDisabled={disabled}>
        <Input className={input} placeholder={placeholder} ref={inputRef} />
        <span className={trail}>
          <IconButton label={openLabel} icon={<CaretDownIcon size={18} />} />
        </span>
      </Group>
      <FieldBottom hint={hint} error={error} />
      <Popover className={classNames(popover, ownPopover)} offset={6}>
        <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
          <ListBox<Choice>
            className={list}
            style={{
              padding: 0,
              height: Math.min(MOST_HEIGHT, Math.max(1, shown.length) * LAYOUT.rowHeight + LIST_PADDING),
            }}
            renderEmptyState={() => <p className={empty}>{emptyText}</p>}
          >
            {(choice) => <Option choice={choice} single />}
          </ListBox>
        </Virtualizer>
      </Popover>
    </AriaComboBox>
  )
}
