import { createAccount } from '@umkreis/api-client/account'
import { Button, Stack, Text } from '@umkreis/design-system'
import type { ProofPurpose } from '@umkreis/schemas'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { useApi } from '../../../../services/api.ts'
import { currentUserAtom } from '../../../../services/session.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { FormTextField } from '../../../../shared/form/fields.tsx'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { proofCopy as copy } from './copy.ts'
import type { Proof, ProofValues } from './proof.ts'

type CodeFieldProps = {
  readonly control: Control<ProofValues, unknown, Proof>
  readonly purpose: ProofPurpose
}

/** Has a code mailed, and takes it. */
export function CodeField({ control, purpose }: CodeFieldProps): ReactNode {
  const account = createAccount(useApi())
  const { email } = useAtomValue(currentUserAtom)
  const mail = useMutation({ mutationFn: () => account.mailProofCode(purpose) })
  return (
    <Stack gap={16}>
      {/* It is spoken when it changes, because it was there before. */}
      <Text as="output" size="small">
        {mail.isSuccess ? copy.mailed(email) : copy.byMail(email)}
      </Text>
      <div>
        <Button loading={mail.isPending} onPress={() => mail.mutate()}>
          {mail.isPending ? copy.mailing : mail.isSuccess ? copy.mailAgain : copy.mail}
        </Button>
      </div>
      <FormError message={mail.isError ? describeFailure(mail.error) : undefined} />
      <FormTextField
        control={control}
        name="code"
        label={copy.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="1234 5678"
      />
    </Stack>
  )
}
