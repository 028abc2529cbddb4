import type { ReactNode } from 'react'
import { Group } from 'react-aria-components/Group'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { FieldBottom, FieldTop, type FieldWords } from './Field.tsx'
import { box, root } from './Field.css.ts'

/** What every text input takes; `onChange` gets the text. */
export interface TextInputProps
  extends
    FieldWords,
    Pick<
      AriaTextFieldProps,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'onBlur'
      | 'onFocus'
      | 'onKeyDown'
      | 'name'
      | 'type'
      | 'inputMode'
      | 'enterKeyHint'
      | 'autoComplete'
      | 'autoCorrect'
      | 'spellCheck'
      | 'autoFocus'
      | 'maxLength'
      | 'id'
    > {
  placeholder?: string
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
}

/** {@link TextFrame}: `end` stands at the right of the line below. */
export interface TextFrameProps extends Omit<TextInputProps, 'placeholder'> {
  end?: ReactNode
  children: ReactNode
}

/** What stands around every text input: its label above, the box, and hint or error below. */
export function TextFrame({
  label,
  hint,
  error,
  optional,
  action,
  required,
  disabled,
  readOnly,
  end,
  children,
  ...props
}: TextFrameProps): ReactNode {
  const isInvalid = Boolean(error)
  return (
    <AriaTextField
      {...props}
      className={root}
      isRequired={required}
      isDisabled={disabled}
      isReadOnly={readOnly}
      isInvalid={isInvalid}
      validationBehavior="aria"
    >
      <FieldTop label={label} optional={optional} action={action} />
      <Group className={box} isInvalid={isInvalid} isDisabled={disabled}>
        {children}
      </Group>
      <FieldBottom hint={hint} error={error} end={end} />
    </AriaTextField>
  )
}
