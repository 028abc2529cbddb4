import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Checks a field again while it is being mended, also before the form as a whole was ever sent. */
export function useRecheck<Values extends FieldValues, Checked extends FieldValues>(
  form: UseFormReturn<Values, unknown, Checked>,
): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name && form.getFieldState(name).error) void form.trigger(name as FieldPath<Values>)
    })
    return unsubscribe
  }, [form])
}
