import { valibotResolver } from '@hookform/resolvers/valibot'
import { Button, CopyField, Dialog, Select, Stack } from '@umkreis/design-system'
import { PROVISIONING_DAYS, provisioningTokenInputSchema, type ProvisioningTokenInput } from '@umkreis/schemas'
import { useEffect, useState, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormTextField } from '../../../../shared/form/fields.tsx'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { useSubmit } from '../../../../shared/form/use-submit.ts'
import type { useProvisioning } from '../../hooks/use-provisioning.ts'
import { form as formStyle } from '../shared/managed.css.ts'
import { provisioningCopy as copy } from './copy.ts'

type TokenDialogProps = {
  readonly create: ReturnType<typeof useProvisioning>['create']
  readonly onClose: () => void
}

const CHOICES = PROVISIONING_DAYS.map((days) => ({ id: String(days), label: copy.choices[days] }))
const USUAL_DAYS: ProvisioningTokenInput['days'] = 365

/** Makes a token, then shows it this once. */
export function TokenDialog({ create, onClose }: TokenDialogProps): ReactNode {
  const [token, setToken] = useState<string>()
  const [isMaking, setMaking] = useState(false)
  const make = async (input: ProvisioningTokenInput) => {
    setMaking(true)
    try {
      setToken(await create(input))
    } finally {
      setMaking(false)
    }
  }
  // Whoever closed it meanwhile would never see the token that is made all the same.
  const close = () => {
    if (!isMaking) onClose()
  }
  return (
    <Dialog
      // Each step is a dialog of its own, so that its title is announced and takes the focus.
      key={token === undefined ? 'ask' : 'made'}
      open
      dismissable={false}
      onClose={close}
      title={token === undefined ? copy.dialogTitle : copy.madeTitle}
      description={token === undefined ? copy.dialogLine : copy.madeLine}
      width="small"
    >
      {token === undefined ? (
        <TokenForm create={make} onClose={close} />
      ) : (
        <Stack gap={20}>
          <CopyField label={copy.token} value={token} />
          <Button variant="accent" size={48} full onPress={onClose}>
            {copy.done}
          </Button>
        </Stack>
      )}
    </Dialog>
  )
}

function TokenForm({
  create,
  onClose,
}: {
  create: (input: ProvisioningTokenInput) => Promise<void>
  onClose: () => void
}) {
  const form = useForm({
    resolver: valibotResolver(provisioningTokenInputSchema),
    defaultValues: { name: '', days: USUAL_DAYS },
  })
  const { control, formState, setFocus, setValue } = form
  const { days = USUAL_DAYS } = useWatch({ control })
  useEffect(() => setFocus('name'), [setFocus])
  const submit = useSubmit(form, create)
  return (
    <form className={formStyle} onSubmit={submit} noValidate>
      <FormTextField control={control} name="name" label={copy.name} hint={copy.nameHint} />
      <Select
        label={copy.days}
        choices={CHOICES}
        selected={String(days)}
        onSelect={(id) => setValue('days', PROVISIONING_DAYS.find((one) => String(one) === id) ?? USUAL_DAYS)}
      />
      <FormError message={formState.errors.root?.message} />
      <Stack gap={8}>
        <Button type="submit" variant="accent" size={48} full loading={formState.isSubmitting}>
          {formState.isSubmitting ? copy.submitting : copy.submit}
        </Button>
        <Button variant="text" size={48} full disabled={formState.isSubmitting} onPress={onClose}>
          {copy.cancel}
        </Button>
      </Stack>
    </form>
  )
}
