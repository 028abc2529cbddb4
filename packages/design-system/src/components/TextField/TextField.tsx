import type { ReactNode, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { input, lead, trail } from '../Field/Field.css.ts'
import { type TextInputProps, TextFrame } from '../Field/TextFrame.tsx'

/**
 * {@link TextField}: `icon` stands in front of the text, `end` behind it, such as a button. `inputRef` is for focusing the
 * first error.
 */
export interface TextFieldProps extends TextInputProps {
  icon?: ReactNode
  end?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** One line of text with its label, hint and error. */
export function TextField({ placeholder, icon, end, inputRef, ...frame }: TextFieldProps): ReactNode {
  return (
    <TextFrame {...frame}>
      {icon ? <span className={lead}>{icon}</span> : null}
      <Input className={input} placeholder={placeholder} ref={inputRef} />
      {end ? <span className={trail}>{end}</span> : null}
    </TextFrame>
  )
}
