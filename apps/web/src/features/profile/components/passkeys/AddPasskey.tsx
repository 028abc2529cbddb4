import { valibotResolver } from '@hookform/resolvers/valibot'
import { Button, Dialog, Stack, Text } from '@umkreis/design-system'
import { currentPasswordSchema } from '@umkreis/schemas'
import { useId, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { canUsePasskeys } from '../../../../services/passkeys/can-use-passkeys.ts'
import { FormPasswordField } from '../../../../shared/form/fields.tsx'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { useSubmit } from '../../../../shared/form/use-submit.ts'
import { passkeysCopy } from './copy.ts'
import { beginning } from './passkeys.css.ts'
import { useAddPasskey } from './use-add-passkey.ts'

const copy = passkeysCopy.add

/** Adds a passkey of this device. Shows nothing where it has none to give. */
export function AddPasskey({ needsPassword, rpId }: { needsPassword: boolean; rpId: string }): ReactNode {
  const { adding, begin, confirm, cancel } = useAddPasskey()
  if (!canUsePasskeys()) return null
  if (rpId !== window.location.hostname) {
    return (
      <Text size="small" tone="muted">
        {copy.elsewhere(rpId)}
      </Text>
    )
  }
  const isBusy = adding.kind === 'busy'
  return (
    <Stack gap={12}>
      <div className={beginning}>
        <Button loading={isBusy} onPress={() => begin(needsPassword)}>
          {isBusy ? copy.busy : copy.action}
        </Button>
        {/* It is spoken because it was there, empty, before. */}
        <Text as="output" size="small" tone="muted">
          {adding.kind === 'cancelled' ? copy.cancelled : ''}
        </Text>
      </div>
      <FormError message={adding.kind === 'failed' ? adding.message : undefined} />
      {adding.kind === 'password' ? <PasswordDialog onConfirm={confirm} onClose={cancel} /> : null}
    </Stack>
  )
}

const confirmationSchema = v.object({ password: currentPasswordSchema })

function PasswordDialog({
  onConfirm,
  onClose,
}: {
  onConfirm: (password: string) => Promise<void>
  onClose: () => void
}) {
  const formId = useId()
  const form = useForm({ resolver: valibotResolver(confirmationSchema), defaultValues: { password: '' } })
  const { control, formState } = form
  const submit = useSubmit(form, ({ password }) => onConfirm(password))
  return (
    <Dialog
      open
      width="small"
      onClose={onClose}
      title={copy.passwordTitle}
      description={copy.passwordLine}
      actions={
        <>
          <Button variant="text" onPress={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} variant="accent" loading={formState.isSubmitting}>
            {formState.isSubmitting ? copy.checking : copy.next}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap={16}>
          <FormPasswordField control={control} name="password" label={copy.password} autoComplete="current-password" />
          <FormError message={formState.errors.root?.message} />
        </Stack>
      </form>
    </Dialog>
  )
}
