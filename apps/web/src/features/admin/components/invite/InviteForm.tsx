import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation } from '@tanstack/react-query'
import { ApiProblemError } from '@umkreis/api-client'
import { Button, FileDrop } from '@umkreis/design-system'
import { SPREADSHEET_ENDINGS, SPREADSHEET_MAX_BYTES, emailSchema, type ExcelRow } from '@umkreis/schemas'
import { useEffect, useState, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { logError } from '../../../../services/log.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { FormTextField } from '../../../../shared/form/fields.tsx'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { useSubmit } from '../../../../shared/form/use-submit.ts'
import { copy } from '../../copy.ts'
import { useInvitations } from '../../hooks/use-people-api.ts'
import { dialogAction, dialogForm } from '../admin.css.ts'
import { inviteCopy } from './copy.ts'
import { InvitationWordsFields, type Words } from './InvitationWordsFields.tsx'
import { LANGUAGE } from '../../../../shared/i18n/locale.ts'

const inviteSchema = v.object({ email: emailSchema })

type InviteFormProps = {
  readonly onInvited: (email: string) => void
  readonly onRead: (found: { readonly name: string; readonly rows: readonly ExcelRow[] }) => void
  readonly onFailure: (message: string) => void
}

/** One address, or a spreadsheet of them. */
export function InviteForm({ onInvited, onRead, onFailure }: InviteFormProps): ReactNode {
  const words = copy.invite
  const invitations = useInvitations()
  const [mail, setMail] = useState<Words>({ language: LANGUAGE })
  const form = useForm({ resolver: valibotResolver(inviteSchema), defaultValues: { email: '' }, mode: 'onTouched' })
  const { control, formState } = form
  const typed = useWatch({ control, name: 'email' })
  const submit = useSubmit(form, async ({ email }) => {
    const status = (await invitations.invite([email], mail)).results[0]?.status ?? 'invalid'
    if (status === 'invited') onInvited(email)
    else form.setError('email', { message: words[status] }, { shouldFocus: true })
  })
  const read = useMutation({
    mutationFn: (file: File) => invitations.readSpreadsheet(file),
    onSuccess: (rows, file) => onRead({ name: file.name, rows }),
    onError: (error) => {
      logError('A spreadsheet could not be read', error)
      onFailure(error instanceof ApiProblemError ? describeFailure(error) : inviteCopy.previewFailed)
    },
  })
  // The dialog takes the focus first; what it was opened for is the field.
  useEffect(() => form.setFocus('email'), [form])

  return (
    <form className={dialogForm} onSubmit={submit} noValidate>
      {/* A button that is disabled keeps Enter from sending the form: what is wrong is said all the same. */}
      <FormTextField
        control={control}
        name="email"
        label={words.email}
        type="email"
        inputMode="email"
        onKeyDown={(event) => {
          if (event.key === 'Enter') void form.trigger('email')
        }}
      />
      <FormError message={formState.errors.root?.message} />
      {typed === '' ? (
        <FileDrop
          label={inviteCopy.grid}
          hint={inviteCopy.gridHint}
          accept={SPREADSHEET_ENDINGS}
          maxBytes={SPREADSHEET_MAX_BYTES}
          maxFiles={1}
          disabled={read.isPending}
          files={
            read.isPending
              ? [{ id: 'file', name: read.variables.name, bytes: read.variables.size, state: { kind: 'uploading' } }]
              : []
          }
          onAdd={([file]) => {
            if (file) read.mutate(file)
          }}
          onRemove={() => undefined}
        />
      ) : (
        <>
          <InvitationWordsFields words={mail} onChange={setMail} />
          <div className={dialogAction}>
            <Button
              type="submit"
              variant="accent"
              size={48}
              full
              disabled={!v.is(inviteSchema, { email: typed })}
              loading={formState.isSubmitting}
            >
              {formState.isSubmitting ? words.submitting : words.submit}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
