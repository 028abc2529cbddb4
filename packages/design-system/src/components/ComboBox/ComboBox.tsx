import { useContext, useEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react'
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { ButtonContext } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Collection, ListBox, ListBoxLoadMoreItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { classNames } from '../../internal/class-names.ts'
import { IconButton } from '../Button/IconButton.tsx'
import { FieldBottom, FieldTop, type FieldWords } from '../Field/Field.tsx'
import { box, input, root, trail } from '../Field/Field.css.ts'
import { popover } from '../Menu/Menu.css.ts'
import { popover as ownPopover, virtualList } from '../Select/ListBox.css.ts'
import { Option, type Choice } from '../Select/Option.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { indexChoices } from './filter-choices.ts'
import { NOTHING_FOUND, SHOW_ALL } from '../../internal/labels.ts'

/**
 * {@link ComboBox}: thousands of `choices` are fine; keep their array the same while they are. `selected` is the id of one
 * of them. With `ownText`, `onText` gets what was typed even when it is none of them. `emptyText` stands below the field
 * when nothing fits; where own words are welcome, only if it is given. `found` is what the owner knows besides for what is
 * typed, such as from a server: it comes first, and as it is.
 */
export interface ComboBoxProps extends FieldWords {
  choices: readonly Choice[]
  found?: readonly Choice[]
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

const NONE: readonly Choice[] = []
const LAYOUT = { estimatedRowHeight: 40, padding: 6, gap: 2 }
/** The list is built as far as one looks: all of thousands would hold up every key. More follows while one scrolls. */
const PAGE = 200
/** While the list is closed, only so many are ready that it can open. */
const CLOSED_PAGE = 20

/** One of very many values, found by typing: a country, a city. Accents and umlauts may be left out or spelt out. */
export function ComboBox(props: ComboBoxProps): ReactNode {
  const { label, hint, error, optional, action, choices, found = NONE, selected, onSelect, ownText, onText } = props
  const { placeholder, openLabel = SHOW_ALL, required, disabled, name, onBlur, inputRef } = props
  const { emptyText = ownText ? undefined : NOTHING_FOUND } = props
  const chosen = useMemo(() => choices.find((choice) => choice.id === selected), [choices, selected])
  const index = useMemo(() => indexChoices(choices), [choices])
  const [query, setQuery] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [limit, setLimit] = useState(PAGE)
  const matches = useMemo(
    () => (query === undefined ? choices : withFound(found, index.find(query))),
    [choices, found, index, query],
  )
  const shown = useMemo(
    () => windowOf(matches, isOpen ? limit : CLOSED_PAGE, query === undefined ? chosen : undefined),
    [matches, isOpen, limit, query, chosen],
  )
  const isEmptied = !ownText && query?.trim() === ''
  const isNothingFound = query !== undefined && query.trim() !== '' && matches.length === 0
  const note = isNothingFound && emptyText ? emptyText : undefined

  return (
    <AriaComboBox
      className={root}
      name={name}
      items={shown}
      inputValue={query ?? chosen?.label ?? ''}
      onInputChange={(next) => {
        setQuery(next === chosen?.label ? undefined : next)
        setLimit(PAGE)
        onText?.(next)
      }}
      value={selected}
      onChange={(key) => {
        // The same one again: the field is being left, which takes it back where all its words were taken away.
        const next = key === selected && isEmptied ? null : key
        if (next !== null || !ownText) setQuery(undefined)
        if (next !== selected) onSelect(next === null ? null : String(next))
      }}
      onOpenChange={(next) => {
        setIsOpen(next)
        setLimit(PAGE)
      }}
      onBlur={() => {
        if (!ownText) setQuery(undefined)
        onBlur?.()
      }}
      allowsCustomValue={ownText}
      menuTrigger="input"
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      {/* A button beside the label is none of the list's. */}
      <FieldTop
        label={label}
        optional={optional}
        action={action ? <ButtonContext value={null}>{action}</ButtonContext> : null}
      />
      <Group className={box} isInvalid={Boolean(error)} isDisabled={disabled}>
        <Input className={input} placeholder={placeholder} ref={inputRef} />
        <span className={trail}>
          <IconButton label={openLabel} icon={<CaretDownIcon size={18} />} />
        </span>
      </Group>
      <FieldBottom hint={note ?? hint} error={error} />
      <OpenForLateChoices isAsked={query !== undefined && query.trim() !== ''} hasChoices={shown.length > 0} />
      <output>
        <VisuallyHidden>{note}</VisuallyHidden>
      </output>
      <Popover className={classNames(popover, ownPopover)} offset={6}>
        <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
          <ListBox<Choice> className={virtualList}>
            <Collection items={shown}>{(choice) => <Option choice={choice} single />}</Collection>
            {isOpen && limit < matches.length ? (
              <ListBoxLoadMoreItem onLoadMore={() => setLimit((before) => before + PAGE)} isLoading={false} />
            ) : null}
          </ListBox>
        </Virtualizer>
      </Popover>
    </AriaComboBox>
  )
}

/** Choices may arrive after the first keys: who typed for them is still waiting, and would have to type on to see them. */
function OpenForLateChoices({ isAsked, hasChoices }: { isAsked: boolean; hasChoices: boolean }): ReactNode {
  const state = useContext(ComboBoxStateContext)
  const hadChoices = useRef(hasChoices)
  useEffect(() => {
    const arrived = hasChoices && !hadChoices.current
    hadChoices.current = hasChoices
    if (arrived && isAsked && state?.isFocused && !state.isOpen) state.open(null, 'input')
  }, [hasChoices, isAsked, state])
  return null
}

function withFound(found: readonly Choice[], matches: readonly Choice[]): readonly Choice[] {
  if (found.length === 0) return matches
  const known = new Set(found.map(({ id }) => id))
  return [...found, ...matches.filter(({ id }) => !known.has(id))]
}

/** The first of the values, and before them the chosen one if it is further down: it must never be out of the list. */
function windowOf(matches: readonly Choice[], limit: number, chosen: Choice | undefined): readonly Choice[] {
  const first = matches.length <= limit ? matches : matches.slice(0, limit)
  return chosen && first.length < matches.length && !first.includes(chosen) ? [chosen, ...first] : first
}
