import { Button, Stack, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { canUsePasskeys } from '../../../../services/passkeys/can-use-passkeys.ts'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'
import { passkeysCopy } from './copy.ts'
import { beginning } from './passkeys.css.ts'
import { useAddPasskey } from './use-add-passkey.ts'

const copy = passkeysCopy.add

const loadProofDialog = async () => (await import('../proof/ProofDialog.tsx')).ProofDialog

/** Adds a passkey of this device. Shows nothing where it has none to give. */
export function AddPasskey({ needsPassword, rpId }: { needsPassword: boolean; rpId: string }): ReactNode {
  const { adding, begin, confirm, cancel } = useAddPasskey()
  if (!canUsePasskeys()) return null
  if (rpId !== window.location.hostname) {
    return (
      <Text size="small" tone="muted">
        {copy.elsewhere(rpId)}
      </Text>
    )
  }
  const isBusy = adding.kind === 'busy'
  return (
    <Stack gap={12}>
      <div className={beginning}>
        <Button loading={isBusy} onPress={() => begin(needsPassword)}>
          {isBusy ? copy.busy : copy.action}
        </Button>
        {/* It is spoken because it was there, empty, before. */}
        <Text as="output" size="small" tone="muted">
          {adding.kind === 'cancelled' ? copy.cancelled : ''}
        </Text>
      </div>
      <FormError message={adding.kind === 'failed' ? adding.message : undefined} />
      {adding.kind === 'proof' ? (
        <LoadedPart
          load={loadProofDialog}
          props={{
            purpose: 'passkey',
            onClose: cancel,
            title: copy.proofTitle,
            description: copy.proofLine,
            words: { submit: copy.next, submitting: copy.checking, cancel: copy.cancel },
            send: confirm,
            children: null,
          }}
          onFailure={cancel}
        />
      ) : null}
    </Stack>
  )
}
