import type { ReactNode, Ref } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { FieldBottom, FieldTop, type FieldWords } from '../Field/Field.tsx'
import { box, input, lead, root, trail } from '../Field/Field.css.ts'

/** What every text input takes; `onChange` gets the text. `inputRef` is for focusing the first error. */
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

/** {@link TextField}: `icon` stands in front of the text, `end` behind it, such as a button. */
export interface TextFieldProps extends TextInputProps {
  icon?: ReactNode
  end?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  optional,
  action,
  placeholder,
  required,
  disabled,
  readOnly,
  icon,
  end,
  inputRef,
  ...props
}: TextFieldProps): ReactNode {
  return (
    <AriaTextField
      {...props}
      className={root}
      isRequired={required}
      isDisabled={disabled}
      isReadOnly={readOnly}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldTop label={label} optional={optional} action={action} />
      <Group className={box} isInvalid={Boolean(error)} isDisabled={disabled}>
        {icon ? <span className={lead}>{icon}</span> : null}
        <Input className={input} placeholder={placeholder} ref={inputRef} />
        {end ? <span className={trail}>{end}</span> : null}
      </Group>
      <FieldBottom hint={hint} error={error} />
    </AriaTextField>
  )
}
