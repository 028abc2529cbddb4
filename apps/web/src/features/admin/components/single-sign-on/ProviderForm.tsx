import { valibotResolver } from '@hookform/resolvers/valibot'
import { AlertDialog, Button, Text, showToast } from '@umkreis/design-system'
import type { SingleSignOnSettings } from '@umkreis/schemas'
import { useState, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { FormPasswordField, FormTextField } from '../../../../shared/form/fields.tsx'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { useRecheck } from '../../../../shared/form/use-recheck.ts'
import { useSubmit } from '../../../../shared/form/use-submit.ts'
import type { useSingleSignOn } from '../../hooks/use-single-sign-on.ts'
import { providerFormSchema, providerFormValues } from '../../logic/provider-form.ts'
import { OnOff } from '../shared/OnOff.tsx'
import * as css from '../shared/managed.css.ts'
import { singleSignOnCopy as copy } from './copy.ts'

/** What is known of the provider, and who signs in there. */
export function ProviderForm({
  settings,
  mayName,
  actions,
}: {
  settings: SingleSignOnSettings | null
  /** Whether the viewer names the provider and its domains; the two switches any Manager sets. */
  mayName: boolean
  actions: ReturnType<typeof useSingleSignOn>
}): ReactNode {
  const form = useForm({
    resolver: valibotResolver(providerFormSchema(settings !== null)),
    defaultValues: providerFormValues(settings),
  })
  const { control, formState, setValue } = form
  const [letsJoin, isOnlyWay] = useWatch({ control, name: ['letsJoin', 'isOnlyWay'] })
  const [asksToRemove, setAsksToRemove] = useState(false)
  const [tested, setTested] = useState<{ readonly isUnderWay: boolean; readonly host?: string }>({ isUnderWay: false })
  useRecheck(form)
  const submit = useSubmit(form, async ({ clientSecret, ...input }) => {
    await actions.save({ ...input, ...(clientSecret === undefined ? {} : { clientSecret }) })
    form.reset({ ...form.getValues(), issuer: input.issuer, clientSecret: '', domains: input.domains.join(', ') })
    showToast({ tone: 'success', message: copy.saved })
  })
  const test = async () => {
    setTested({ isUnderWay: true })
    try {
      const isIssuer = await form.trigger('issuer', { shouldFocus: true })
      setTested({ isUnderWay: false, ...(isIssuer ? { host: await actions.test(form.getValues('issuer')) } : {}) })
    } catch (error) {
      setTested({ isUnderWay: false })
      form.setError('issuer', { message: describeFailure(error) }, { shouldFocus: true })
    }
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {mayName ? null : (
        <Text size="small" reading>
          {settings ? copy.ownersName : copy.ownersEnter}
        </Text>
      )}
      <FormTextField
        control={control}
        name="issuer"
        label={copy.issuer}
        hint={copy.issuerHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        disabled={!mayName}
      />
      <div className={css.columns}>
        <FormTextField control={control} name="clientId" label={copy.clientId} autoComplete="off" disabled={!mayName} />
        <FormPasswordField
          control={control}
          name="clientSecret"
          label={copy.clientSecret}
          hint={settings ? copy.secretKept : copy.secretHint}
          autoComplete="off"
          disabled={!mayName}
        />
      </div>
      <FormTextField
        control={control}
        name="domains"
        label={copy.emailDomains}
        hint={copy.emailDomainsHint}
        autoComplete="off"
        disabled={!mayName}
      />
      <div className={css.list}>
        <OnOff
          label={copy.letsJoin}
          line={copy.letsJoinLine}
          isOn={letsJoin}
          onChange={(isOn) => setValue('letsJoin', isOn, { shouldDirty: true })}
        />
        <OnOff
          label={copy.isOnlyWay}
          line={copy.isOnlyWayLine}
          isOn={isOnlyWay}
          onChange={(isOn) => setValue('isOnlyWay', isOn, { shouldDirty: true })}
        />
      </div>
      <FormError message={formState.errors.root?.message} />
      <div className={css.actions}>
        <Button type="submit" variant="ink" disabled={!mayName && !settings} loading={formState.isSubmitting}>
          {formState.isSubmitting ? copy.saving : copy.save}
        </Button>
        <Button disabled={!mayName && !settings} loading={tested.isUnderWay} onPress={() => void test()}>
          {tested.isUnderWay ? copy.testing : copy.test}
        </Button>
        {settings ? (
          <Button variant="dangerText" disabled={!mayName || actions.isChanging} onPress={() => setAsksToRemove(true)}>
            {copy.remove}
          </Button>
        ) : null}
      </div>
      <output>{tested.host === undefined ? null : <Text size="small">{copy.works(tested.host)}</Text>}</output>
      <AlertDialog
        open={asksToRemove}
        danger
        title={copy.askTitle}
        message={copy.askMessage}
        confirmLabel={copy.askConfirm}
        onConfirm={() => {
          setAsksToRemove(false)
          actions.remove()
        }}
        onCancel={() => setAsksToRemove(false)}
      />
    </form>
  )
}
