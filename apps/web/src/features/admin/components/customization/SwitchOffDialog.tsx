import { valibotResolver } from '@hookform/resolvers/valibot'
import { Button, Dialog, Stack, showToast } from '@umkreis/design-system'
import { houseWordOffInputSchema } from '@umkreis/schemas'
import { useEffect, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { FormTextField } from '../../../../shared/form/fields.tsx'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { useSubmit } from '../../../../shared/form/use-submit.ts'
import type { useHouseVocabulary } from '../../hooks/use-house-vocabulary.ts'
import { form as formStyle } from '../shared/managed.css.ts'
import { customizationCopy } from './copy.ts'

const copy = customizationCopy.words

type SwitchOffProps = { readonly actions: ReturnType<typeof useHouseVocabulary>; readonly onClose: () => void }

/** Switches off a built-in word that means something else in this house. */
export function SwitchOffDialog(props: SwitchOffProps): ReactNode {
  return (
    <Dialog
      open
      dismissable={false}
      onClose={props.onClose}
      title={copy.offTitle}
      description={copy.offLine}
      width="small"
    >
      <SwitchOffForm {...props} />
    </Dialog>
  )
}

function SwitchOffForm({ actions, onClose }: SwitchOffProps) {
  const form = useForm({ resolver: valibotResolver(houseWordOffInputSchema), defaultValues: { name: '' } })
  const { control, formState, setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])
  const submit = useSubmit(form, async ({ name }) => {
    await actions.switchOff(name)
    onClose()
    showToast({ tone: 'success', message: copy.switchedOff(name) })
  })
  return (
    <form className={formStyle} onSubmit={submit} noValidate>
      <FormTextField control={control} name="name" label={copy.name} />
      <FormError message={formState.errors.root?.message} />
      <Stack gap={8}>
        <Button type="submit" variant="accent" size={48} full loading={formState.isSubmitting}>
          {formState.isSubmitting ? copy.submitting : copy.submitOff}
        </Button>
        <Button variant="text" size={48} full onPress={onClose}>
          {copy.cancel}
        </Button>
      </Stack>
    </form>
  )
}
