import { valibotResolver } from '@hookform/resolvers/valibot'
import { AlertDialog, Button, Text, showToast } from '@umkreis/design-system'
import type { SingleSignOnSettings } from '@umkreis/schemas'
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { focusWhenLost } from '../../../../shared/focus/focus-when-lost.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { FormPasswordField, FormTextField } from '../../../../shared/form/fields.tsx'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { useRecheck } from '../../../../shared/form/use-recheck.ts'
import { useSubmit } from '../../../../shared/form/use-submit.ts'
import type { useSingleSignOn } from '../../hooks/use-single-sign-on.ts'
import { PROVIDER_FIELDS, providerFormSchema, providerFormValues } from '../../logic/provider-form.ts'
import { LeaveGuard } from '../shared/LeaveGuard.tsx'
import { OnOff } from '../shared/OnOff.tsx'
import * as css from '../shared/managed.css.ts'
import { singleSignOnCopy as copy } from './copy.ts'

/** The form's own resetting keeps what was typed. */
const WHOLLY = { keepDirtyValues: false, keepErrors: false }

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
    values: providerFormValues(settings),
    // What was typed stays when somebody else's change comes in.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  })
  const { control, formState, setValue } = form
  const maySave = mayName || settings !== null
  const isChanged = maySave && Object.values(formState.dirtyFields).some(Boolean)
  const [issuer, letsJoin, isOnlyWay] = useWatch({ control, name: ['issuer', 'letsJoin', 'isOnlyWay'] })
  const [asksToRemove, setAsksToRemove] = useState(false)
  const [isTesting, setTesting] = useState(false)
  const [tested, setTested] = useState<{ readonly issuer: string; readonly host: string }>()
  const stateId = useId()
  const saveButton = useRef<HTMLButtonElement>(null)
  useRecheck(form)
  const wasEntered = useRef(settings !== null)
  useEffect(() => {
    if (wasEntered.current && settings === null) {
      // It was removed, and what was entered goes with it; so does the button that asked for it.
      form.reset(providerFormValues(null), WHOLLY)
      focusWhenLost(() => saveButton.current)
    }
    wasEntered.current = settings !== null
  }, [settings, form])
  const submit = useSubmit(form, async ({ clientSecret, ...input }) => {
    const sent = form.getValues()
    const saved = await actions.save({ ...input, ...(clientSecret === undefined ? {} : { clientSecret }) })
    const now = form.getValues()
    form.reset(providerFormValues(saved.settings), WHOLLY)
    for (const name of PROVIDER_FIELDS) {
      // Typed while it was being saved.
      if (now[name] !== sent[name]) setValue(name, now[name], { shouldDirty: true })
    }
    showToast({ tone: 'success', message: copy.saved })
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged) submit()
  }
  const test = async () => {
    if (!(await form.trigger('issuer', { shouldFocus: true }))) return
    const asked = form.getValues('issuer')
    setTested(undefined)
    setTesting(true)
    try {
      setTested({ issuer: asked, host: await actions.test(asked) })
    } catch (error) {
      // Another address, which was typed meanwhile, did not fail.
      if (form.getValues('issuer') !== asked) return
      form.setError('issuer', { message: describeFailure(error) }, { shouldFocus: true })
    } finally {
      setTesting(false)
    }
  }
  return (
    <form className={css.form} onSubmit={save} noValidate>
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
        <Button
          ref={saveButton}
          type="submit"
          variant="ink"
          disabled={!maySave}
          loading={formState.isSubmitting}
          aria-disabled={(!isChanged && !formState.isSubmitting) || undefined}
          aria-describedby={stateId}
        >
          {formState.isSubmitting ? copy.saving : copy.save}
        </Button>
        <Button disabled={!maySave} loading={isTesting} onPress={() => void test()}>
          {isTesting ? copy.testing : copy.test}
        </Button>
        {settings ? (
          <Button variant="dangerText" disabled={!mayName || actions.isChanging} onPress={() => setAsksToRemove(true)}>
            {copy.remove}
          </Button>
        ) : null}
        <Text id={stateId} size="small" tone="muted">
          {isChanged ? copy.unsaved : copy.nothingChanged}
        </Text>
      </div>
      <output>{tested?.issuer === issuer ? <Text size="small">{copy.works(tested.host)}</Text> : null}</output>
      <LeaveGuard isNeeded={isChanged} words={copy} />
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
