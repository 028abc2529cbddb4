import { valibotResolver } from '@hookform/resolvers/valibot'
import { Button, showToast } from '@umkreis/design-system'
import { organisationSettingsUpdateSchema, type OrganisationSettings } from '@umkreis/schemas'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { mergeUserAtom } from '../../../../services/session.ts'
import { FormTextField } from '../../../../shared/form/fields.tsx'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { useSubmit } from '../../../../shared/form/use-submit.ts'
import type { useOrganisation } from '../../hooks/use-configuration.ts'
import { actions, form as formStyle } from '../shared/managed.css.ts'
import { Section } from '../shared/Section.tsx'
import { configureCopy } from './copy.ts'

const copy = configureCopy.organisation
const nameSchema = v.object({ name: v.nonOptional(organisationSettingsUpdateSchema.entries.name) })

/** What the organisation is called. */
export function OrganisationName({
  settings,
  rename,
}: {
  settings: OrganisationSettings
  rename: ReturnType<typeof useOrganisation>['rename']
}): ReactNode {
  const mergeUser = useSetAtom(mergeUserAtom)
  const form = useForm({ resolver: valibotResolver(nameSchema), defaultValues: { name: settings.name } })
  const { control, formState } = form
  const submit = useSubmit(form, async ({ name }) => {
    await rename(name)
    form.reset({ name })
    mergeUser({ organisationName: name })
    showToast({ tone: 'success', message: copy.saved })
  })
  return (
    <Section title={copy.title}>
      <form className={formStyle} onSubmit={submit} noValidate>
        <FormTextField control={control} name="name" label={copy.name} autoComplete="organization" />
        <FormError message={formState.errors.root?.message} />
        <div className={actions}>
          <Button type="submit" variant="ink" disabled={!formState.isDirty} loading={formState.isSubmitting}>
            {formState.isSubmitting ? copy.saving : copy.save}
          </Button>
        </div>
      </form>
    </Section>
  )
}
