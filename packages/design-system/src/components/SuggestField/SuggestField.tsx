import type { ReactNode } from 'react'
import { Input } from 'react-aria-components/Input'
import { CompletionList } from '../../internal/CompletionList.tsx'
import { useCompletions } from '../../internal/use-completions.ts'
import { input } from '../Field/Field.css.ts'
import { TextFrame } from '../Field/TextFrame.tsx'
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
  placeholder,
  inputRef,
  suggestions,
  onChange,
  onBlur,
  ...frame
}: SuggestFieldProps): ReactNode {
  const completing = useCompletions(suggestions, (suggestion) => onChange?.(suggestion.label))
  return (
    <TextFrame
      {...frame}
      onChange={(text) => {
        completing.open()
        onChange?.(text)
      }}
      onBlur={(event) => {
        completing.close()
        onBlur?.(event)
      }}
    >
      <Input
        {...completing.aria}
        className={input}
        placeholder={placeholder}
        onKeyDown={(event) => void completing.press(event)}
        ref={inputRef}
      />
      <CompletionList completing={completing} />
    </TextFrame>
  )
}
