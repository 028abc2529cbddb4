import { valibotResolver } from '@hookform/resolvers/valibot'
import type { RegistrationWay } from '@umkreis/api-client'
import { Button, Heading, Link, Stack, Text } from '@umkreis/design-system'
import { registerTrialRequestSchema } from '@umkreis/schemas'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { registerAtom } from '../../services/session.ts'
import { FormPasswordField, FormTextField } from '../../shared/form/fields.tsx'
import { FormError } from '../../shared/form/FormError.tsx'
import { useSubmit } from '../../shared/form/use-submit.ts'
import { paths } from '../../shared/paths.ts'
import { form as formStyle } from './components/auth-form.css.ts'
import { title } from './components/auth-frame.css.ts'
import { copy } from './copy.ts'

/** Registering, by the way in that the address names: the community, an invitation, or an organisation of one's own. */
export function SignUpPage({ way }: { way: RegistrationWay }): ReactNode {
  const words = copy.signUp
  const register = useSetAtom(registerAtom)
  const form = useForm({
    // The trial's shape holds for all three ways: its one field more is optional.
    resolver: valibotResolver(registerTrialRequestSchema),
    defaultValues: { email: '', password: '', confirmPassword: '', organisationName: '' },
  })
  const { control, formState } = form
  const submit = useSubmit(form, ({ organisationName, ...request }) =>
    register(way, way.kind === 'trial' && organisationName ? { ...request, organisationName } : request),
  )

  return (
    <>
      <Stack gap={12}>
        <Heading level={1} size="large" className={title}>
          {words[way.kind].title}
        </Heading>
        <Text tone="muted">{words[way.kind].line}</Text>
      </Stack>
      <form className={formStyle} onSubmit={submit} noValidate>
        {way.kind === 'trial' ? (
          <FormTextField
            control={control}
            name="organisationName"
            label={words.trial.organisation}
            optional={words.trial.optional}
            hint={words.trial.organisationHint}
            autoComplete="organization"
          />
        ) : null}
        <FormTextField
          control={control}
          name="email"
          label={copy.email}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <FormPasswordField control={control} name="password" label={copy.password} checklist />
        <FormPasswordField
          control={control}
          name="confirmPassword"
          label={copy.confirmPassword}
          autoComplete="new-password"
        />
        <Button type="submit" variant="accent" size={48} full loading={formState.isSubmitting}>
          {formState.isSubmitting ? words.submitting : words.submit}
        </Button>
        <FormError message={formState.errors.root?.message} />
      </form>
      <Text size="small" tone="muted">
        {words.haveOne} <Link href={paths.login()}>{words.signIn}</Link>
      </Text>
      <Text size="small" tone="faint">
        {words.encryption}
      </Text>
    </>
  )
}
