import { valibotResolver } from '@hookform/resolvers/valibot'
import { statusOf } from '@umkreis/api-client'
import { createPasskeys } from '@umkreis/api-client/passkeys'
import { showToast } from '@umkreis/design-system'
import { passkeyUpdateSchema, type Passkey } from '@umkreis/schemas'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '../../../../services/api.ts'
import { FormTextField } from '../../../../shared/form/fields.tsx'
import { FormDialog } from '../../../../shared/form/FormDialog.tsx'
import { passkeysCopy } from './copy.ts'
import { nameOf, PASSKEYS } from './use-passkeys.ts'

const copy = passkeysCopy.rename

/** Calls a passkey otherwise, unless it was removed elsewhere in the meantime. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }): ReactNode {
  const api = useApi()
  const client = useQueryClient()
  const form = useForm({ resolver: valibotResolver(passkeyUpdateSchema), defaultValues: { name: passkey.name } })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={copy.title}
      words={{ submit: copy.save, submitting: copy.saving, cancel: copy.cancel }}
      send={async (changes) => {
        try {
          const { name } = await createPasskeys(api).rename(passkey.passkeyId, changes)
          showToast({ message: copy.done(name) })
        } catch (error) {
          if (statusOf(error) !== 404) throw error
          showToast({ tone: 'danger', message: copy.gone(nameOf(passkey)) })
        }
        onClose()
        await client.invalidateQueries({ queryKey: [PASSKEYS] })
      }}
    >
      <FormTextField control={form.control} name="name" label={copy.name} autoComplete="off" />
    </FormDialog>
  )
}
