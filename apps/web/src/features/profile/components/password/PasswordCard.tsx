import { valibotResolver } from '@hookform/resolvers/valibot'
import { createAccount } from '@umkreis/api-client/account'
import { Button, Card, Heading, Stack, Text, showToast } from '@umkreis/design-system'
import { changePasswordRequestSchema, checkPasswordStrength } from '@umkreis/schemas'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useApi } from '../../../../services/api.ts'
import { FormPasswordField } from '../../../../shared/form/fields.tsx'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { useSubmit } from '../../../../shared/form/use-submit.ts'
import { fields } from '../profile.css.ts'
import { useProof } from '../proof/use-proof.ts'
import { passwordCopy as copy } from './copy.ts'
import { NoPassword } from './NoPassword.tsx'
import { SESSIONS } from './use-sessions.ts'

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' }

/** A new password, for who knows the old one; for who has none, the way to a first one, if they may have one. */
export function PasswordCard(): ReactNode {
  // Nearly everybody has one: until it is known, the form stands there.
  const { hasPassword = true, mayHavePassword = true } = useProof().data ?? {}
  return (
    <Card as="section" aria-labelledby="profile-password">
      {mayHavePassword ? hasPassword ? <ChangePassword /> : <NoPassword /> : <SingleSignOnOnly />}
    </Card>
  )
}

/** A password would sign nobody in: none is offered. */
function SingleSignOnOnly(): ReactNode {
  return (
    <Stack gap={4}>
      <Heading level={2} size="title" id="profile-password">
        {copy.title}
      </Heading>
      <Text size="small" tone="muted">
        {copy.singleSignOnOnly}
      </Text>
    </Stack>
  )
}

function ChangePassword(): ReactNode {
  const api = useApi()
  const client = useQueryClient()
  const form = useForm({ resolver: valibotResolver(changePasswordRequestSchema), defaultValues: EMPTY })
  const { control, formState } = form
  const password = useWatch({ control, name: 'password' })
  const submit = useSubmit(form, async (request) => {
    await createAccount(api).changePassword(request)
    form.reset(EMPTY)
    showToast({ message: copy.done })
    await client.invalidateQueries({ queryKey: [SESSIONS] })
  })
  return (
    <form className={fields} onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Heading level={2} size="title" id="profile-password">
          {copy.title}
        </Heading>
        <Text size="small" tone="muted">
          {copy.line}
        </Text>
      </Stack>
      <FormPasswordField
        control={control}
        name="currentPassword"
        label={copy.current}
        autoComplete="current-password"
      />
      <FormPasswordField control={control} name="password" label={copy.next} hint={copy.hint} checklist />
      <FormPasswordField control={control} name="confirmPassword" label={copy.repeat} autoComplete="new-password" />
      <div>
        <Button
          type="submit"
          variant="accent"
          size={48}
          disabled={!checkPasswordStrength(password).valid}
          loading={formState.isSubmitting}
        >
          {formState.isSubmitting ? copy.submitting : copy.submit}
        </Button>
      </div>
      <FormError message={formState.errors.root?.message} />
    </form>
  )
}
