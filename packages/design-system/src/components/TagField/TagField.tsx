import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { classNames } from '../../internal/class-names.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { FieldBottom, FieldTop, type FieldWords } from '../Field/Field.tsx'
import { box, input as inputStyle, root } from '../Field/Field.css.ts'
import { count, input as tagInput, list, tag as tagStyle, wrap } from './TagField.css.ts'
import { addTags } from './tag-list.ts'

/** {@link TagField}: `max` is shown and kept; `removeLabel` names the cross of a word. */
export interface TagFieldProps extends FieldWords {
  tags: readonly string[]
  onChange: (tags: readonly string[]) => void
  max?: number
  placeholder?: string
  addLabel?: string
  removeLabel?: (tag: string) => string
  onBlur?: () => void
  onText?: (text: string) => void
  disabled?: boolean
}

/** Words one by one: a comma, Enter or the button adds; the same word twice is one. */
export function TagField(props: TagFieldProps): ReactNode {
  const { label, hint, error, optional, action, tags, onChange, max, placeholder, disabled } = props
  const { addLabel = 'Add', removeLabel = (tag) => `Remove ${tag}` } = props
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const write = (next: string) => {
    setText(next)
    props.onText?.(next)
  }
  const add = (words: string) => {
    const result = addTags(tags, words, max)
    if (result.tags.length !== tags.length) onChange(result.tags)
    write(result.refused.join(', '))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      // Also when nothing is typed: right after a comma, Enter must not send the form around.
      event.preventDefault()
      if (text.trim() !== '') add(text)
    } else if (event.key === 'Backspace' && text === '' && tags.length > 0) {
      onChange(tags.slice(0, -1))
    }
  }
  return (
    <AriaTextField
      className={root}
      value={text}
      onChange={(next) => (/[,\n;]/.test(next) ? add(next) : write(next))}
      onBlur={() => {
        if (text.trim() !== '') add(text)
        props.onBlur?.()
      }}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldTop label={label} optional={optional} action={action} />
      <Group className={classNames(box, wrap)} isInvalid={Boolean(error)} isDisabled={disabled}>
        <ul className={list}>
          {tags.map((tag) => (
            <li key={tag} className={tagStyle}>
              {tag}
              <IconButton
                size={32}
                label={removeLabel(tag)}
                icon={<XIcon size={14} />}
                disabled={disabled}
                onPress={() => {
                  onChange(tags.filter((other) => other !== tag))
                  input.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
        <Input
          className={classNames(inputStyle, tagInput)}
          placeholder={tags.length === 0 ? placeholder : undefined}
          onKeyDown={press}
          ref={input}
        />
        {text.trim() === '' ? null : (
          <Button size={32} variant="soft" onPress={() => add(text)}>
            {addLabel}
          </Button>
        )}
      </Group>
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
