import { PasswordField, TextField } from '@umkreis/design-system'
import type { PasswordFieldProps, TextFieldProps } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useFormValue, type Bound } from './use-form-value.ts'

/** A line of text that belongs to a form: value, error and focus come from there. */
export function FormTextField<Values extends FieldValues, Checked>({
  control,
  name,
  ...props
}: Bound<TextFieldProps, Values, Checked>): ReactNode {
  return <TextField {...props} {...useFormValue({ control, name })} />
}

/** A password that belongs to a form. */
export function FormPasswordField<Values extends FieldValues, Checked>({
  control,
  name,
  ...props
}: Bound<PasswordFieldProps, Values, Checked>): ReactNode {
  return <PasswordField {...props} {...useFormValue({ control, name })} />
}
