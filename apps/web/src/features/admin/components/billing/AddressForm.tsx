import { valibotResolver } from '@hookform/resolvers/valibot'
import { Button, Select, showToast } from '@umkreis/design-system'
import { VAT_COUNTRIES, billingAddressSchema, type BillingAddress } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { LOCALE } from '../../../../shared/i18n/locale.ts'
import { FormTextField } from '../../../../shared/form/fields.tsx'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { useRecheck } from '../../../../shared/form/use-recheck.ts'
import { useSubmit } from '../../../../shared/form/use-submit.ts'
import type { useBilling } from '../../hooks/use-billing.ts'
import { actions, form as formStyle } from '../shared/managed.css.ts'
import { Section } from '../shared/Section.tsx'
import { place } from './billing.css.ts'
import { billingCopy } from './copy.ts'

const copy = billingCopy.address
const names = new Intl.DisplayNames(LOCALE, { type: 'region' })
const COUNTRIES = VAT_COUNTRIES.map((id) => ({ id, label: names.of(id) ?? id })).toSorted((a, b) =>
  a.label.localeCompare(b.label),
)
const EMPTY: BillingAddress = {
  company: '',
  street: '',
  postalCode: '',
  city: '',
  country: 'DE',
  vatId: '',
  email: '',
}

/** Where invoices go. */
export function AddressForm({
  address,
  save,
}: {
  address: BillingAddress | null
  save: ReturnType<typeof useBilling>['saveAddress']
}): ReactNode {
  const form = useForm({ resolver: valibotResolver(billingAddressSchema), defaultValues: address ?? EMPTY })
  const { control, formState, setValue } = form
  const country = useWatch({ control, name: 'country' })
  useRecheck(form)
  const submit = useSubmit(form, async (values) => {
    await save(values)
    form.reset(values)
    showToast({ tone: 'success', message: copy.saved })
  })
  return (
    <Section title={copy.title} line={copy.line}>
      <form className={formStyle} onSubmit={submit} noValidate>
        <FormTextField control={control} name="company" label={copy.company} autoComplete="organization" />
        <FormTextField control={control} name="street" label={copy.street} autoComplete="street-address" />
        <div className={place}>
          <FormTextField control={control} name="postalCode" label={copy.postalCode} autoComplete="postal-code" />
          <FormTextField control={control} name="city" label={copy.city} autoComplete="address-level2" />
        </div>
        <Select
          label={copy.country}
          choices={COUNTRIES}
          selected={country}
          onSelect={(id) => setValue('country', id, { shouldDirty: true })}
        />
        <FormTextField
          control={control}
          name="vatId"
          label={copy.vatId}
          hint={copy.vatIdHint}
          optional={copy.optional}
          autoComplete="off"
        />
        <FormTextField control={control} name="email" label={copy.email} type="email" autoComplete="email" />
        <FormError message={formState.errors.root?.message} />
        <div className={actions}>
          <Button type="submit" variant="ink" size={48} loading={formState.isSubmitting}>
            {formState.isSubmitting ? copy.saving : copy.save}
          </Button>
        </div>
      </form>
    </Section>
  )
}
