import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { classNames } from '../../internal/class-names.ts'
import { CompletionList } from '../../internal/CompletionList.tsx'
import { useCompletions } from '../../internal/use-completions.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { FieldBottom, FieldTop, type FieldWords } from '../Field/Field.tsx'
import { box, input as inputStyle, root } from '../Field/Field.css.ts'
import type { Choice } from '../Select/Option.tsx'
import {
  count,
  input as tagInput,
  list,
  note as noteStyle,
  tag as tagStyle,
  tagAlone,
  word,
  wrap,
} from './TagField.css.ts'
import { addTags } from './tag-list.ts'
import { ADD, removeOf } from '../../internal/labels.ts'
import { WORDS } from './words.ts'

/** The words of a field of words, for other languages than English. */
export interface TagWords {
  /** Said of words that were there already. */
  merged: (words: readonly string[]) => string
  /** Said while a word has so many characters too many. */
  tooLong: (by: number) => string
  /** Said when the list is full. */
  full: (max: number) => string
}

/**
 * {@link TagField}: `max` words are shown and kept; a word may have `maxLength` characters. `removeLabel` names the cross
 * of a word. `onText` is told what is typed and not added yet; `suggestions` complete that, found by the owner.
 */
export interface TagFieldProps extends FieldWords {
  tags: readonly string[]
  onChange: (tags: readonly string[]) => void
  max?: number
  maxLength?: number
  placeholder?: string
  addLabel?: string
  removeLabel?: (tag: string) => string
  words?: TagWords
  onBlur?: () => void
  onText?: (text: string) => void
  suggestions?: readonly Choice[]
  disabled?: boolean
}

/** Words one by one: a comma, Enter or the button adds, a list can be pasted; the same word twice is one, which is said. */
export function TagField(props: TagFieldProps): ReactNode {
  const { label, hint, error, optional, action, tags, onChange, max, maxLength, placeholder, disabled } = props
  const { addLabel = ADD, removeLabel = removeOf, words = WORDS } = props
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [news, setNews] = useState('')
  const over = maxLength === undefined ? 0 : text.trim().length - maxLength
  const note = over > 0 ? words.tooLong(over) : news

  const write = (next: string) => {
    setText(next)
    props.onText?.(next)
  }
  const add = (added: string) => {
    const { tags: next, merged, refused, tooLong } = addTags(tags, added, { max, maxLength })
    if (next.length !== tags.length) onChange(next)
    setNews(refused.length > 0 && max !== undefined ? words.full(max) : merged.length > 0 ? words.merged(merged) : '')
    write([...tooLong, ...refused].join(', '))
  }
  const completing = useCompletions(props.suggestions, ({ label: word }) => add(word))
  const remove = (tag: string) => {
    setNews('')
    onChange(tags.filter((other) => other !== tag))
    input.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || completing.press(event)) return
    if (event.key === 'Enter') {
      // Also when nothing is typed: right after a comma, Enter must not send the form around.
      event.preventDefault()
      if (text.trim() !== '') add(text)
    } else if (event.key === 'Backspace' && text === '' && tags.length > 0) {
      setNews('')
      onChange(tags.slice(0, -1))
    }
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    // A field of one line would run lines of a list together.
    if (!/[,;\t\r\n]/.test(pasted.trim())) return
    event.preventDefault()
    add(text === '' ? pasted : `${text},${pasted}`)
  }
  return (
    <AriaTextField
      className={root}
      value={text}
      onChange={(next) => {
        setNews('')
        completing.open()
        // With a word that is too long, commas wait: adding would take it apart from what was typed behind it.
        if (/[,;]/.test(next) && over <= 0) add(next)
        else write(next)
      }}
      onBlur={() => {
        completing.close()
        if (text.trim() !== '') add(text)
        props.onBlur?.()
      }}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldTop label={label} optional={optional} action={action} />
      <Group className={classNames(box, wrap)} isInvalid={Boolean(error) || over > 0} isDisabled={disabled}>
        <ul className={list}>
          {tags.map((tag) => (
            <li key={tag} className={classNames(tagStyle, disabled && tagAlone)}>
              <span className={word} title={tag}>
                {tag}
              </span>
              {disabled ? null : (
                <IconButton size={32} label={removeLabel(tag)} icon={<XIcon size={14} />} onPress={() => remove(tag)} />
              )}
            </li>
          ))}
        </ul>
        <Input
          {...completing.aria}
          className={classNames(inputStyle, tagInput)}
          placeholder={tags.length === 0 ? placeholder : undefined}
          onKeyDown={press}
          onPaste={paste}
          ref={input}
        />
        {text.trim() === '' || over > 0 ? null : (
          <Button size={32} variant="soft" onPress={() => add(text)}>
            {addLabel}
          </Button>
        )}
        {props.suggestions ? <CompletionList completing={completing} /> : null}
      </Group>
      <output className={noteStyle[over > 0 ? 'wrong' : 'quiet']}>{note}</output>
      <FieldBottom
        hint={hint}
        error={error}
        end={
          max === undefined ? null : (
            <span className={count}>
              {tags.length}/{max}
            </span>
          )
        }
      />
    </AriaTextField>
  )
}
