import { valibotResolver } from '@hookform/resolvers/valibot'
import { Button, Skeleton, Stack } from '@umkreis/design-system'
import { currentPasswordSchema, proofCodeSchema, type ProofAnswer, type ProofPurpose } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { FormPasswordField } from '../../../../shared/form/fields.tsx'
import { FormDialog, type FormDialogProps } from '../../../../shared/form/FormDialog.tsx'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { CodeField } from './CodeField.tsx'
import { proofCopy as copy } from './copy.ts'
import type { Proof, ProofValues } from './proof.ts'
import { useProof } from './use-proof.ts'

type ProofDialogProps = Omit<FormDialogProps<ProofValues, Proof>, 'form' | 'send' | 'disabled'> & {
  /** What is to be done: the mail with the code says so. */
  readonly purpose: ProofPurpose
  /** Does it. */
  readonly send: (proof: Proof) => Promise<unknown>
}

/** What comes of them is only what is asked for: what the server says of the other is said below the form, not at a field that isn't drawn. */
const SCHEMAS: Readonly<Record<ProofAnswer['by'], v.GenericSchema<ProofValues, Proof>>> = {
  password: v.pipe(
    v.object({ password: currentPasswordSchema, code: v.string() }),
    v.transform(({ password }) => ({ password })),
  ),
  mail: v.pipe(
    v.object({ password: v.string(), code: proofCodeSchema }),
    v.transform(({ code }) => ({ code })),
  ),
}

/** Asks for the password before something is done, or for a code that is mailed to who has none. */
export function ProofDialog({ purpose, send, children, ...frame }: ProofDialogProps): ReactNode {
  const { data, error, isFetching, refetch } = useProof()
  const by = data?.by ?? 'password'
  const form = useForm({ resolver: valibotResolver(SCHEMAS[by]), defaultValues: { password: '', code: '' } })
  return (
    <FormDialog {...frame} form={form} disabled={!data} send={send}>
      {children}
      {data ? (
        by === 'mail' ? (
          <CodeField control={form.control} purpose={purpose} />
        ) : (
          <FormPasswordField
            control={form.control}
            name="password"
            label={copy.password}
            autoComplete="current-password"
          />
        )
      ) : error ? (
        <Stack gap={12}>
          <FormError message={`${copy.failed} ${describeFailure(error)}`} />
          <div>
            <Button loading={isFetching} onPress={() => void refetch()}>
              {copy.retry}
            </Button>
          </div>
        </Stack>
      ) : (
        <Skeleton rows={1} label={copy.loading} />
      )}
    </FormDialog>
  )
}
