import { valibotResolver } from '@hookform/resolvers/valibot'
import { Button, Checkbox, Dialog, Select, Stack, showToast } from '@umkreis/design-system'
import { customFieldCreateSchema, customFieldTypeSchema, type CustomField } from '@umkreis/schemas'
import { useEffect, useId, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormTextField } from '../../../../shared/form/fields.tsx'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { useSubmit } from '../../../../shared/form/use-submit.ts'
import type { useProfileFields } from '../../hooks/use-profile-fields.ts'
import { form as formStyle } from '../shared/managed.css.ts'
import { customizationCopy } from './copy.ts'
import * as css from './customization.css.ts'

const copy = customizationCopy.fields

type FieldDialogProps = {
  /** Which one is changed; a new one without. */
  readonly field: CustomField | undefined
  readonly actions: ReturnType<typeof useProfileFields>
  readonly onClose: () => void
}

/** Adds a field to everybody's profile, or changes one. */
export function FieldDialog(props: FieldDialogProps): ReactNode {
  const { field, onClose } = props
  return (
    <Dialog
      open
      dismissable={false}
      onClose={onClose}
      title={field ? copy.editTitle : copy.addTitle}
      description={field ? copy.typeStays : copy.addLine}
      width="small"
    >
      <FieldForm {...props} />
    </Dialog>
  )
}

function FieldForm({ field, actions, onClose }: FieldDialogProps) {
  const { name, type, isRequired, isForManagers } = field ?? NEW_FIELD
  const form = useForm({
    resolver: valibotResolver(customFieldCreateSchema),
    defaultValues: { name, type, isRequired, isForManagers },
  })
  const { control, formState, setFocus, setValue } = form
  const chosen = useWatch({ control })
  const ids = { required: useId(), managers: useId() }
  useEffect(() => setFocus('name'), [setFocus])
  const submit = useSubmit(form, async ({ type: chosenType, ...values }) => {
    await (field ? actions.update(field.id, values) : actions.create({ type: chosenType, ...values }))
    onClose()
    showToast({ tone: 'success', message: field ? copy.changed : copy.added })
  })
  return (
    <form className={formStyle} onSubmit={submit} noValidate>
      <FormTextField control={control} name="name" label={copy.name} />
      {field ? null : (
        <Select
          label={copy.type}
          choices={customFieldTypeSchema.options.map((id) => ({
            id,
            label: copy.types[id],
            detail: copy.typeLines[id],
          }))}
          selected={chosen.type ?? 'text'}
          onSelect={(id) => setValue('type', id)}
        />
      )}
      <div className={css.choices}>
        <div className={css.choice}>
          <Checkbox
            selected={chosen.isRequired ?? false}
            aria-describedby={ids.required}
            onChange={(is) => setValue('isRequired', is)}
          >
            {copy.requiredLabel}
          </Checkbox>
          <span id={ids.required} className={css.choiceLine}>
            {copy.requiredLine}
          </span>
        </div>
        <div className={css.choice}>
          <Checkbox
            selected={chosen.isForManagers ?? false}
            aria-describedby={ids.managers}
            onChange={(is) => setValue('isForManagers', is)}
          >
            {copy.forManagersLabel}
          </Checkbox>
          <span id={ids.managers} className={css.choiceLine}>
            {copy.forManagersLine}
          </span>
        </div>
      </div>
      <FormError message={formState.errors.root?.message} />
      <Stack gap={8}>
        <Button type="submit" variant="accent" size={48} full loading={formState.isSubmitting}>
          {formState.isSubmitting ? copy.submitting : field ? copy.submitEdit : copy.submitAdd}
        </Button>
        <Button variant="text" size={48} full onPress={onClose}>
          {copy.cancel}
        </Button>
      </Stack>
    </form>
  )
}

const NEW_FIELD = { name: '', type: 'text', isRequired: true, isForManagers: false } as const
