import { ApiProblemError } from '@umkreis/api-client'
import { useRef, type FormEvent } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { describeFailure } from './describe-failure.ts'

/**
 * Sends a form: once, however often the button is pressed. What the server refuses is shown at its fields, and the rest as
 * the form's own error; what was typed stays.
 *
 * @param send Gets checked values.
 */
export function useSubmit<Values extends FieldValues, Checked extends FieldValues>(
  form: UseFormReturn<Values, unknown, Checked>,
  send: (values: Checked) => Promise<unknown>,
): (event?: FormEvent) => void {
  const isSending = useRef(false)
  return (event) => {
    event?.preventDefault()
    if (isSending.current) return
    isSending.current = true
    const submit = form.handleSubmit(async (values) => {
      try {
        await send(values)
      } catch (error) {
        showFailure(form, values, error)
      }
    })
    void submit().finally(() => {
      isSending.current = false
    })
  }
}

function showFailure<Values extends FieldValues, Checked extends FieldValues>(
  form: UseFormReturn<Values, unknown, Checked>,
  values: Checked,
  error: unknown,
): void {
  const fields = error instanceof ApiProblemError ? (error.problem.errors ?? []) : []
  let isFirst = true
  for (const { path, message } of fields) {
    const name = path.split('.')[0] ?? ''
    if (!(name in values)) continue
    form.setError(name as FieldPath<Values>, { message }, { shouldFocus: isFirst })
    isFirst = false
  }
  // Refused as a whole, or for a field that this form does not have.
  if (isFirst) form.setError('root', { message: describeFailure(error) })
}
