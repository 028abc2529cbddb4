import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { Group } from 'react-aria-components/Group'
import { classNames } from '../../internal/class-names.ts'
import { IconButton } from '../Button/IconButton.tsx'
import { CircleMark } from '../CircleMark/CircleMark.tsx'
import { KeyHint } from '../KeyHint/KeyHint.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { end, endLarge, go, keys, look as looks, mark, note as noteStyle, root } from './QuestionField.css.ts'
import { QuestionText, type QuestionPart } from './QuestionText.tsx'
import { SuggestionPanel, type QuestionSuggestion } from './SuggestionPanel.tsx'

/**
 * {@link QuestionField}: the text, its recognised `parts` and the `suggestions` belong to the owner. `look` is large in
 * the middle of a screen and slim above results. `below` closes the panel off, such as recent questions; `note` stands
 * beside the arrow on phones.
 */
export interface QuestionFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  onSubmit: () => void
  parts?: readonly QuestionPart[]
  suggestions?: readonly QuestionSuggestion[]
  onPick?: (suggestion: QuestionSuggestion) => void
  look?: 'large' | 'slim'
  placeholder?: string
  below?: ReactNode
  note?: ReactNode
  keyHint?: string
  onClear?: () => void
  words?: { submit: string; clear: string; suggestions: string; take: string; found?: (count: number) => string }
  loading?: boolean
  inputRef?: Ref<HTMLElement>
}

const ENGLISH = { submit: 'Search', clear: 'Clear', suggestions: 'Suggestions', take: 'Tab' }
const foundInEnglish = (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`

/**
 * The question, in one sentence. Arrow keys walk through the suggestions, Tab takes the first, Enter takes the one
 * reached or else asks, Escape closes the list.
 */
export function QuestionField(props: QuestionFieldProps): ReactNode {
  const { label, value, onChange, onSubmit, parts = [], suggestions = [], onPick, look = 'large' } = props
  const { placeholder, below, note, keyHint, onClear, loading, inputRef } = props
  const words: NonNullable<QuestionFieldProps['words']> = props.words ?? ENGLISH
  const listId = useId()
  const own = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  const [reached, setReached] = useState<number>()
  const shown = open && (suggestions.length > 0 || Boolean(below))
  const active = reached !== undefined && reached < suggestions.length ? reached : undefined

  const close = () => {
    setOpen(false)
    setReached(undefined)
  }
  const pick = (index: number) => {
    const suggestion = suggestions[index]
    if (!suggestion) return
    onPick?.(suggestion)
    close()
    own.current?.focus()
  }
  const walk = (step: 1 | -1) => {
    setOpen(true)
    const count = suggestions.length
    if (count > 0) setReached(((active ?? (step === 1 ? -1 : count)) + step + count) % count)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowDown') walk(1)
    else if (event.key === 'ArrowUp') walk(-1)
    else if (event.key === 'Escape' && shown) close()
    else if (event.key === 'Tab' && !event.shiftKey && shown && suggestions.length > 0 && value !== '')
      pick(active ?? 0)
    else if (event.key === 'Enter') {
      if (shown && active !== undefined) pick(active)
      else {
        close()
        onSubmit()
      }
    } else return
    event.preventDefault()
  }

  return (
    <search>
      <Group
        className={root}
        role="presentation"
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close()
        }}
      >
        <div className={looks[look]}>
          <span className={mark}>
            <CircleMark size={look === 'large' ? 26 : 22} />
          </span>
          <QuestionText
            look={look}
            value={value}
            parts={parts}
            placeholder={placeholder}
            fieldRef={own}
            inputRef={inputRef}
            onFocus={() => setOpen(true)}
            onKeyDown={press}
            onChange={(text) => {
              setOpen(true)
              setReached(undefined)
              onChange(text)
            }}
            aria={{
              role: 'combobox',
              'aria-label': label,
              'aria-autocomplete': 'list',
              'aria-haspopup': 'listbox',
              'aria-expanded': shown && suggestions.length > 0,
              'aria-controls': shown && suggestions.length > 0 ? listId : undefined,
              'aria-activedescendant': shown && active !== undefined ? `${listId}-${active}` : undefined,
            }}
          />
          {note ? <span className={noteStyle}>{note}</span> : null}
          <div className={classNames(end, look === 'large' && endLarge)}>
            {keyHint ? (
              <span className={keys}>
                <KeyHint>{keyHint}</KeyHint>
              </span>
            ) : null}
            {onClear && value !== '' ? (
              <IconButton label={words.clear} icon={<XIcon size={20} />} onPress={onClear} />
            ) : null}
            <IconButton
              label={words.submit}
              variant={look === 'large' ? 'accent' : 'soft'}
              size={look === 'large' ? 48 : 40}
              icon={<ArrowRightIcon size={look === 'large' ? 24 : 20} weight="bold" />}
              loading={loading}
              className={look === 'large' ? go : undefined}
              onPress={() => {
                close()
                onSubmit()
              }}
            />
          </div>
        </div>
        <output>
          <VisuallyHidden>
            {shown && suggestions.length > 0 ? (words.found ?? foundInEnglish)(suggestions.length) : ''}
          </VisuallyHidden>
        </output>
        {shown ? (
          <SuggestionPanel
            id={listId}
            label={words.suggestions}
            take={value === '' ? undefined : words.take}
            suggestions={suggestions}
            active={active}
            below={below}
            onPick={pick}
          />
        ) : null}
      </Group>
    </search>
  )
}
