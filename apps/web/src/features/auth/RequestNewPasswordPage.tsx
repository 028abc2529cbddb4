import { valibotResolver } from '@hookform/resolvers/valibot'
import { Button, Heading, Link, Stack, Text } from '@umkreis/design-system'
import { emailSchema } from '@umkreis/schemas'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { useApi } from '../../services/api.ts'
import { FormTextField } from '../../shared/form/fields.tsx'
import { FormError } from '../../shared/form/FormError.tsx'
import { useSubmit } from '../../shared/form/use-submit.ts'
import { paths } from '../../shared/paths.ts'
import { form as formStyle } from './components/auth-form.css.ts'
import { title } from './components/auth-frame.css.ts'
import { copy } from './copy.ts'
import { resetCopy } from './reset-copy.ts'

const requestSchema = v.object({ email: emailSchema })

/** Asking for a mail with a link to a new password. Says the same for every address. */
export function RequestNewPasswordPage(): ReactNode {
  const words = resetCopy.request
  const api = useApi()
  const [sentTo, setSentTo] = useState<string>()
  const heading = useRef<HTMLElement>(null)
  const form = useForm({ resolver: valibotResolver(requestSchema), defaultValues: { email: '' } })
  const { control, formState } = form
  const submit = useSubmit(form, async ({ email }) => {
    await api.auth.requestReset({ email, resetLink: `${window.location.origin}${paths.resetPassword()}` })
    setSentTo(email)
  })

  useEffect(() => {
    if (sentTo) heading.current?.focus()
  }, [sentTo])

  return (
    <>
      <Stack gap={12}>
        <Heading level={1} size="large" className={title} ref={heading} tabIndex={-1}>
          {sentTo ? words.sentTitle : words.title}
        </Heading>
        <Text tone="muted">{sentTo ? words.sentLine(sentTo) : words.line}</Text>
      </Stack>
      <form className={formStyle} onSubmit={submit} noValidate>
        {sentTo ? null : (
          <FormTextField
            control={control}
            name="email"
            label={copy.email}
            type="email"
            inputMode="email"
            autoComplete="username"
          />
        )}
        <Button type="submit" variant={sentTo ? 'line' : 'accent'} size={48} full loading={formState.isSubmitting}>
          {formState.isSubmitting ? words.submitting : sentTo ? words.again : words.submit}
        </Button>
        <FormError message={formState.errors.root?.message} />
      </form>
      <Text size="small" tone="muted">
        <Link href={paths.login()}>{words.back}</Link>
      </Text>
    </>
  )
}
