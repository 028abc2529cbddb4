import { Button, Dialog, Stack, type DialogProps } from '@umkreis/design-system'
import { useId, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FormError } from './FormError.tsx'
import { useSubmit } from './use-submit.ts'

/** {@link FormDialog}. */
export interface FormDialogProps<Values extends FieldValues, Checked extends FieldValues> extends Pick<
  DialogProps,
  'title' | 'description' | 'width' | 'role' | 'dismissable' | 'onClose'
> {
  form: UseFormReturn<Values, unknown, Checked>
  /** Gets checked values; what the server refuses is shown. */
  send: (values: Checked) => Promise<unknown>
  /** `submitting` is said while it is on its way. */
  words: { readonly submit: string; readonly submitting: string; readonly cancel: string }
  danger?: boolean
  /** Nothing can be sent yet. */
  disabled?: boolean
  children: ReactNode
}

/** A dialog that is one form: its fields, what went wrong, and below them calling it off or sending it. */
export function FormDialog<Values extends FieldValues, Checked extends FieldValues>({
  form,
  send,
  words,
  danger = false,
  disabled = false,
  width = 'small',
  onClose,
  children,
  ...frame
}: FormDialogProps<Values, Checked>): ReactNode {
  const formId = useId()
  const { isSubmitting, errors } = form.formState
  const submit = useSubmit(form, send)
  return (
    <Dialog
      {...frame}
      open
      width={width}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'accent'}
            disabled={disabled}
            loading={isSubmitting}
          >
            {isSubmitting ? words.submitting : words.submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap={16}>
          {children}
          <FormError message={errors.root?.message} />
        </Stack>
      </form>
    </Dialog>
  )
}
