import { valibotResolver } from '@hookform/resolvers/valibot'
import { ApiProblemError, type RegistrationWay } from '@umkreis/api-client'
import { Button, ButtonLink, Heading, Link, Stack, Text } from '@umkreis/design-system'
import { registerTrialRequestSchema } from '@umkreis/schemas'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { registerAtom } from '../../services/session.ts'
import { FormPasswordField, FormTextField } from '../../shared/form/fields.tsx'
import { FormError } from '../../shared/form/FormError.tsx'
import { useSubmit } from '../../shared/form/use-submit.ts'
import { paths } from '../../shared/paths.ts'
import { form as formStyle } from './components/auth-form.css.ts'
import { title } from './components/auth-frame.css.ts'
import { copy } from './copy.ts'
import { signUpCopy } from './sign-up-copy.ts'

/** Registering, by the way in that the address names: the community, an invitation, or an organisation of one's own. */
export function SignUpPage({ way }: { way: RegistrationWay }): ReactNode {
  const words = signUpCopy
  const register = useSetAtom(registerAtom)
  const [query] = useSearchParams()
  const returnTo = query.get('returnTo') ?? undefined
  const form = useForm({
    // The trial's shape holds for all three ways: its one field more is optional.
    resolver: valibotResolver(registerTrialRequestSchema),
    defaultValues: { email: '', password: '', confirmPassword: '', organisationName: '' },
  })
  const { control, formState } = form
  const [isRefused, setRefused] = useState(false)
  const submit = useSubmit(form, async ({ organisationName, ...request }) => {
    try {
      await register(way, way.kind === 'trial' && organisationName ? { ...request, organisationName } : request)
    } catch (error) {
      if (way.kind !== 'invitation' || !isGone(error)) throw error
      setRefused(true)
    }
  })
  if (isRefused) return <RefusedInvitation />

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
      {way.kind === 'community' ? (
        <Text size="small" tone="muted">
          {words.forCompany} <Link href={paths.trialSignup()}>{words.startCompany}</Link>
        </Text>
      ) : null}
      <Text size="small" tone="muted">
        {words.haveOne} <Link href={paths.login({ returnTo })}>{words.signIn}</Link>
      </Text>
      <Text size="small" tone="faint">
        {words.encryption}
      </Text>
    </>
  )
}

/** The server knows no such invitation: nothing that could be typed would help. */
function isGone(error: unknown): boolean {
  return error instanceof ApiProblemError && error.status === 404
}

/** What is left to somebody whose invitation leads nowhere. */
function RefusedInvitation(): ReactNode {
  const words = signUpCopy.refused
  const heading = useRef<HTMLElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Stack gap={12}>
        <Heading level={1} size="large" className={title} ref={heading} tabIndex={-1}>
          {words.title}
        </Heading>
        <Text tone="muted">{words.line}</Text>
      </Stack>
      <Stack gap={12}>
        <ButtonLink variant="accent" size={48} full href={paths.login()}>
          {signUpCopy.signIn}
        </ButtonLink>
        <ButtonLink variant="line" size={48} full href={paths.signup()}>
          {words.community}
        </ButtonLink>
      </Stack>
    </>
  )
}
