import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { inOwnWords } from '../i18n/messages.ts'

/** The properties of a field that belongs to a form: what the form itself provides is left out. */
export type Bound<Props, Values extends FieldValues, Checked> = Omit<
  Props,
  'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef' | 'name'
> &
  Place<Values, Checked>

type Place<Values extends FieldValues, Checked> = {
  readonly control: Control<Values, unknown, Checked>
  readonly name: FieldPath<Values>
}

/** What a field gets from its form, and tells it. */
export function useFormValue<Values extends FieldValues, Checked>(place: Place<Values, Checked>) {
  const { field, fieldState } = useController(place)
  const { name, value, onChange, onBlur, ref } = field
  return {
    name,
    value,
    onChange,
    onBlur,
    inputRef: ref,
    error: fieldState.error?.message && inOwnWords(fieldState.error.message),
  }
}
