import { Button, Dialog } from '@umkreis/design-system'
import type { Passkey } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { passkeysCopy } from './copy.ts'
import { nameOf, useRemovePasskey } from './use-passkeys.ts'

const copy = passkeysCopy.remove

/** Says what goes and what stays, and removes a passkey. */
export function RemovePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }): ReactNode {
  const remove = useRemovePasskey(onClose)
  return (
    <Dialog
      open
      role="alertdialog"
      width="small"
      dismissable={false}
      onClose={onClose}
      title={copy.title(nameOf(passkey))}
      description={copy.line}
      actions={
        <>
          <Button variant="text" onPress={onClose}>
            {copy.cancel}
          </Button>
          <Button variant="danger" loading={remove.isPending} onPress={() => remove.mutate(passkey)}>
            {copy.confirm}
          </Button>
        </>
      }
    >
      <FormError message={remove.isError ? describeFailure(remove.error) : undefined} />
    </Dialog>
  )
}
