import { createAccount } from '@umkreis/api-client/account'
import { Text } from '@umkreis/design-system'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useApi } from '../../../../services/api.ts'
import { signOutAtom } from '../../../../services/session.ts'
import { ProofDialog } from '../proof/ProofDialog.tsx'
import { dataCopy } from './copy.ts'

const copy = dataCopy.remove

/** Says what goes and what stays, has one prove to be who is signed in, and asks the server for the end of the account. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }): ReactNode {
  const api = useApi()
  const signOut = useSetAtom(signOutAtom)
  return (
    <ProofDialog
      purpose="deletion"
      role="alertdialog"
      width="middle"
      dismissable={false}
      danger
      onClose={onClose}
      title={copy.dialogTitle}
      description={copy.dialogLine}
      words={{ submit: copy.confirm, submitting: copy.confirming, cancel: copy.keep }}
      send={async (proof) => {
        await createAccount(api).deleteAccount(proof)
        // Every session has ended, this one too; the mail says until when it can be taken back.
        signOut()
      }}
    >
      <Text size="small">{copy.goes}</Text>
      <Text size="small">{copy.stays}</Text>
    </ProofDialog>
  )
}
