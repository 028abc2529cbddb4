import type { ReactNode } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { CompletionList } from '../../internal/CompletionList.tsx'
import { useCompletions } from '../../internal/use-completions.ts'
import { FieldBottom, FieldTop } from '../Field/Field.tsx'
import { box, input, root } from '../Field/Field.css.ts'
import type { Choice } from '../Select/Option.tsx'
import type { TextFieldProps } from '../TextField/TextField.tsx'

/**
 * {@link SuggestField}: the text and the `suggestions` for it belong to the owner, who finds them as one types: they are
 * shown as they come, in their order. `onChange` gets what is typed, and the label of what is taken.
 */
export interface SuggestFieldProps extends Omit<TextFieldProps, 'icon' | 'end' | 'value' | 'defaultValue'> {
  value: string
  suggestions: readonly Choice[]
}

/** One line of text that is completed while one types, if one wishes: any other text is as good. */
export function SuggestField({
  label,
  hint,
  error,
  optional,
  action,
  placeholder,
  required,
  disabled,
  readOnly,
  inputRef,
  suggestions,
  onChange,
  onBlur,
  ...props
}: SuggestFieldProps): ReactNode {
  const completing = useCompletions(suggestions, (suggestion) => onChange?.(suggestion.label))
  return (
    <AriaTextField
      {...props}
      className={root}
      onChange={(text) => {
        completing.open()
        onChange?.(text)
      }}
      onBlur={(event) => {
        completing.close()
        onBlur?.(event)
      }}
      isRequired={required}
      isDisabled={disabled}
      isReadOnly={readOnly}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldTop label={label} optional={optional} action={action} />
      <Group className={box} isInvalid={Boolean(error)} isDisabled={disabled}>
        <Input
          {...completing.aria}
          className={input}
          placeholder={placeholder}
          onKeyDown={(event) => void completing.press(event)}
          ref={inputRef}
        />
        <CompletionList completing={completing} />
      </Group>
      <FieldBottom hint={hint} error={error} />
    </AriaTextField>
  )
}
