import { PasswordField, TextArea, TextField } from '@umkreis/design-system'
import type { PasswordFieldProps, TextAreaProps, TextFieldProps } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form'

type Bound<Props, Values extends FieldValues, Checked> = Omit<
  Props,
  'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef' | 'name'
> & {
  readonly control: Control<Values, unknown, Checked>
  readonly name: FieldPath<Values>
}

/** A line of text that belongs to a form: value, error and focus come from there. */
export function FormTextField<Values extends FieldValues, Checked>({
  control,
  name,
  ...props
}: Bound<TextFieldProps, Values, Checked>): ReactNode {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField
          {...props}
          name={name}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

/** A password that belongs to a form. */
export function FormPasswordField<Values extends FieldValues, Checked>({
  control,
  name,
  ...props
}: Bound<PasswordFieldProps, Values, Checked>): ReactNode {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <PasswordField
          {...props}
          name={name}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

/** Several lines of text that belong to a form. */
export function FormTextArea<Values extends FieldValues, Checked>({
  control,
  name,
  ...props
}: Bound<TextAreaProps, Values, Checked>): ReactNode {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextArea
          {...props}
          name={name}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
