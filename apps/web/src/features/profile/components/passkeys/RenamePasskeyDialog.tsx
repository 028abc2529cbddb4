import { valibotResolver } from '@hookform/resolvers/valibot'
import { statusOf } from '@umkreis/api-client'
import { createPasskeys } from '@umkreis/api-client/passkeys'
import { Button, Dialog, Stack, showToast } from '@umkreis/design-system'
import { passkeyUpdateSchema, type Passkey } from '@umkreis/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '../../../../services/api.ts'
import { FormTextField } from '../../../../shared/form/fields.tsx'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { useSubmit } from '../../../../shared/form/use-submit.ts'
import { passkeysCopy } from './copy.ts'
import { nameOf, PASSKEYS } from './use-passkeys.ts'

const copy = passkeysCopy.rename

/** Calls a passkey otherwise, unless it was removed elsewhere in the meantime. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }): ReactNode {
  const api = useApi()
  const client = useQueryClient()
  const formId = useId()
  const form = useForm({ resolver: valibotResolver(passkeyUpdateSchema), defaultValues: { name: passkey.name } })
  const { control, formState } = form
  const submit = useSubmit(form, async (changes) => {
    try {
      const { name } = await createPasskeys(api).rename(passkey.passkeyId, changes)
      showToast({ message: copy.done(name) })
    } catch (error) {
      if (statusOf(error) !== 404) throw error
      showToast({ tone: 'danger', message: copy.gone(nameOf(passkey)) })
    }
    onClose()
    await client.invalidateQueries({ queryKey: [PASSKEYS] })
  })
  return (
    <Dialog
      open
      width="small"
      onClose={onClose}
      title={copy.title}
      actions={
        <>
          <Button variant="text" onPress={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} variant="accent" loading={formState.isSubmitting}>
            {formState.isSubmitting ? copy.saving : copy.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap={16}>
          <FormTextField control={control} name="name" label={copy.name} autoComplete="off" />
          <FormError message={formState.errors.root?.message} />
        </Stack>
      </form>
    </Dialog>
  )
}
