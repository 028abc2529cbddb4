import { valibotResolver } from '@hookform/resolvers/valibot'
import { createAccount } from '@umkreis/api-client/account'
import { Button, Dialog, Stack, Text } from '@umkreis/design-system'
import { deletionRequestSchema } from '@umkreis/schemas'
import { useSetAtom } from 'jotai'
import { useId, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '../../../../services/api.ts'
import { signOutAtom } from '../../../../services/session.ts'
import { FormPasswordField } from '../../../../shared/form/fields.tsx'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { useSubmit } from '../../../../shared/form/use-submit.ts'
import { dataCopy } from './copy.ts'

const copy = dataCopy.remove

/** Says what goes and what stays, asks for the password, and asks the server for the end of the account. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }): ReactNode {
  const api = useApi()
  const signOut = useSetAtom(signOutAtom)
  const formId = useId()
  const form = useForm({ resolver: valibotResolver(deletionRequestSchema), defaultValues: { password: '' } })
  const { control, formState } = form
  const submit = useSubmit(form, async (request) => {
    await createAccount(api).deleteAccount(request)
    // Every session has ended, this one too; the mail says until when it can be taken back.
    signOut()
  })
  return (
    <Dialog
      open
      role="alertdialog"
      dismissable={false}
      onClose={onClose}
      title={copy.dialogTitle}
      description={copy.dialogLine}
      actions={
        <>
          <Button variant="text" onPress={onClose}>
            {copy.keep}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={formState.isSubmitting}>
            {formState.isSubmitting ? copy.confirming : copy.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap={16}>
          <Text size="small">{copy.goes}</Text>
          <Text size="small">{copy.stays}</Text>
          <FormPasswordField control={control} name="password" label={copy.password} autoComplete="current-password" />
          <FormError message={formState.errors.root?.message} />
        </Stack>
      </form>
    </Dialog>
  )
}
