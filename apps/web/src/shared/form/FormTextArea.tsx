import { TextArea, type TextAreaProps } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useFormValue, type Bound } from './use-form-value.ts'

/** Several lines of text that belong to a form. */
export function FormTextArea<Values extends FieldValues, Checked>({
  control,
  name,
  ...props
}: Bound<TextAreaProps, Values, Checked>): ReactNode {
  return <TextArea {...props} {...useFormValue({ control, name })} />
}
