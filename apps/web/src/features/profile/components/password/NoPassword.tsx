import { Button, Heading, Stack, Text } from '@umkreis/design-system'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useApi } from '../../../../services/api.ts'
import { currentUserAtom } from '../../../../services/session.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { paths } from '../../../../shared/paths.ts'
import { beginning } from '../passkeys/passkeys.css.ts'
import { passwordCopy } from './copy.ts'

const copy = passwordCopy.none

/** For who came by single sign-on: a first password comes by a mailed link, as a forgotten one does. */
export function NoPassword(): ReactNode {
  const { auth } = useApi()
  const { email } = useAtomValue(currentUserAtom)
  const resetLink = `${window.location.origin}${paths.resetPassword()}`
  const mail = useMutation({ mutationFn: () => auth.requestReset({ email, resetLink }) })
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Heading level={2} size="title" id="profile-password">
          {passwordCopy.title}
        </Heading>
        <Text size="small" tone="muted">
          {copy.line}
        </Text>
      </Stack>
      <div className={beginning}>
        <Button loading={mail.isPending} onPress={() => mail.mutate()}>
          {mail.isPending ? copy.mailing : copy.mail}
        </Button>
        {/* It is spoken because it was there, empty, before. */}
        <Text as="output" size="small">
          {mail.isSuccess ? copy.mailed(email) : ''}
        </Text>
      </div>
      <FormError message={mail.isError ? describeFailure(mail.error) : undefined} />
    </Stack>
  )
}
