import { valibotResolver } from '@hookform/resolvers/valibot'
import { Button, Heading, Link, Stack, Text } from '@umkreis/design-system'
import { loginRequestSchema } from '@umkreis/schemas'
import { useSetAtom } from 'jotai'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { signInAtom } from '../../services/session.ts'
import { describeFailure } from '../../shared/form/describe-failure.ts'
import { FormPasswordField, FormTextField } from '../../shared/form/fields.tsx'
import { FormError } from '../../shared/form/FormError.tsx'
import { useSubmit } from '../../shared/form/use-submit.ts'
import { paths } from '../../shared/paths.ts'
import { form as formStyle, otherWays } from './components/auth-form.css.ts'
import { title } from './components/auth-frame.css.ts'
import type { OtherWaysProps } from './components/other-ways/OtherWays.tsx'
import { copy } from './copy.ts'

/** Signing in. Where somebody was sent here from, they are led back to. */
export function SignInPage(): ReactNode {
  const words = copy.signIn
  const [query] = useSearchParams()
  const returnTo = query.get('returnTo') ?? undefined
  const signIn = useSetAtom(signInAtom)
  const form = useForm({ resolver: valibotResolver(loginRequestSchema), defaultValues: { email: '', password: '' } })
  const { control, formState } = form
  const submit = useSubmit(form, signIn)

  return (
    <>
      <Stack gap={12}>
        <Heading level={1} size="large" className={title}>
          {words.title}
        </Heading>
        <Text tone="muted">{returnTo ? words.lineReturning : words.line}</Text>
      </Stack>
      <form className={formStyle} onSubmit={submit} noValidate>
        <FormTextField
          control={control}
          name="email"
          label={copy.email}
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
        />
        <FormPasswordField
          control={control}
          name="password"
          label={copy.password}
          action={<Link href={paths.requestNewPassword()}>{words.forgot}</Link>}
        />
        <Button type="submit" variant="accent" size={48} full loading={formState.isSubmitting}>
          {formState.isSubmitting ? words.submitting : words.submit}
        </Button>
        <FormError message={formState.errors.root?.message} />
      </form>
      <OtherWays form={form} />
      <Text size="small" tone="muted">
        {words.newHere} <Link href={paths.signup({ returnTo })}>{words.create}</Link>
      </Text>
    </>
  )
}

/**
 * The ways in besides the password. Their code comes after the first paint; without it the password still opens, and only
 * whoever comes back from single sign-on is told.
 */
function OtherWays(props: OtherWaysProps) {
  const [query] = useSearchParams()
  const [Part, setPart] = useState<ComponentType<OtherWaysProps>>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    import('./components/other-ways/OtherWays.tsx').then(
      (part) => setPart(() => part.OtherWays),
      (error: unknown) => setFailure(describeFailure(error)),
    )
  }, [])
  return (
    <div className={otherWays}>
      {Part ? (
        <Part {...props} />
      ) : failure && query.has('singleSignOn') ? (
        <>
          <FormError message={failure} />
          {/* Code that did not come once, some browsers only ask for on a page that is loaded anew. */}
          <Button size={48} full onPress={() => window.location.reload()}>
            {copy.signIn.retry}
          </Button>
        </>
      ) : null}
    </div>
  )
}
