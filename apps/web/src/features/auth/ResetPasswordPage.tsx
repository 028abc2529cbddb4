import { valibotResolver } from '@hookform/resolvers/valibot'
import { Button, Heading, Link, Stack, Text } from '@umkreis/design-system'
import { checkPasswordStrength, passwordPairSchema } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useApi } from '../../services/api.ts'
import { FormPasswordField } from '../../shared/form/fields.tsx'
import { FormError } from '../../shared/form/FormError.tsx'
import { useSubmit } from '../../shared/form/use-submit.ts'
import { paths } from '../../shared/paths.ts'
import { form as formStyle } from './components/auth-form.css.ts'
import { title } from './components/auth-frame.css.ts'
import { copy } from './copy.ts'
import { resetCopy } from './reset-copy.ts'

/** Choosing a new password, from the link of the mail: the page's own address is the proof. */
export function ResetPasswordPage(): ReactNode {
  const words = resetCopy.reset
  const api = useApi()
  const navigate = useNavigate()
  const form = useForm({
    resolver: valibotResolver(passwordPairSchema),
    defaultValues: { password: '', confirmPassword: '' },
    // The button waits for a strong password, so that what is missing is said where one leaves a field.
    mode: 'onTouched',
  })
  const { control, formState } = form
  const password = useWatch({ control, name: 'password' })
  const submit = useSubmit(form, async (passwords) => {
    await api.auth.resetPassword({ ...passwords, resetLink: window.location.href })
    await navigate(paths.changedDone(), { replace: true })
  })

  return (
    <>
      <Stack gap={12}>
        <Heading level={1} size="large" className={title}>
          {words.title}
        </Heading>
        <Text tone="muted">{words.hint}</Text>
      </Stack>
      <form className={formStyle} onSubmit={submit} noValidate>
        <FormPasswordField control={control} name="password" label={copy.password} checklist />
        <FormPasswordField
          control={control}
          name="confirmPassword"
          label={copy.confirmPassword}
          autoComplete="new-password"
        />
        <Button
          type="submit"
          variant="accent"
          size={48}
          full
          disabled={!checkPasswordStrength(password).valid}
          loading={formState.isSubmitting}
        >
          {formState.isSubmitting ? words.submitting : words.submit}
        </Button>
        <FormError message={formState.errors.root?.message} />
      </form>
      <Text size="small" tone="faint">
        {words.note}
      </Text>
      <Text size="small" tone="muted">
        <Link href={paths.login()}>{words.back}</Link>
      </Text>
    </>
  )
}
